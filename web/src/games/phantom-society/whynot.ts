/** Why a thing cannot be chosen now, with the paragraph that says so. */

import type { Words } from "../../table/board";
import { reach } from "./deciding";
import { ghostsKnown, isGhostsTurn } from "./reading";
import { colourOf } from "./rooms";
import type { Place, Tile, View } from "./types";

export function whyNot(target: string, view: View, words: Words): string | null {
  const [kind, name = ""] = target.split("/");
  const said = kind === "room" ? room(name as Place, view, words) : kind === "stock" ? stock(name as Tile, view, words) : null;
  return said && `${said[0]} (${said[1]})`;
}

function stock(tile: Tile, view: View, words: Words): [string, string] | null {
  if (view.step === "put") return [words.say("why-not-held"), "2.3"];
  return view.stock[tile] === 0 ? [words.say("why-not-laid"), "2.3"] : null;
}

function room(place: Place, view: View, words: Words): [string, string] | null {
  switch (view.step) {
    case "pick":
      return [words.say("why-not-pick-first"), "2.3"];
    case "put":
      return view.room[place] === "bare" ? null : [words.say("why-not-laid-there"), "2.3"];
    case "bid":
      return [words.say("why-not-bid-first"), "10.3"];
    case "hide": {
      const colour = words.value("Colour", colourOf(view.room[place]));
      return [words.say("why-not-hidden", { colour }), "3.1"];
    }
    default:
      return standing(place, view, words);
  }
}

function standing(place: Place, view: View, words: Words): [string, string] | null {
  if (view.fell[place] > 0) return [words.say("why-not-fallen"), "4.1"];
  if (!isGhostsTurn(view)) return null;
  const { own, team } = reach(view, place);
  if (own) return null;
  const ghost = ghostsKnown(view).find((known) => known.place === place);
  if (ghost) return [words.say("why-not-own-room"), "5.4"];
  if (team) return [words.say("why-not-partner"), "5.3"];
  return [words.say("why-not-line"), "5.2"];
}
