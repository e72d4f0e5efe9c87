/** What happens, as movements: ghosts drift, discs and tokens slide, dice drop. */

import type { Event as Told, Flight, Sound } from "../../table/board";
import { colourBelow, exchanged, priceToEvolve } from "./reading";
import { BONUSES, BONUS_SLOTS, BUILDINGS, CARD_POINTS, COLOURS, levelOf } from "./town";
import type { Bonus, Building, Event, Ghost, Token, Trade, View } from "./types";

const comes = (ghost: Ghost, building: string, count = 1): Flight => ({ from: `reserve/${ghost}`, to: `street/${building}/${ghost}`, piece: `ghost/${ghost}`, count });
const leaves = (ghost: Ghost, building: string, count = 1): Flight => ({ from: `ghost/${building}/${ghost}`, to: `reserve/${ghost}`, piece: `ghost/${ghost}`, count });

const pays = (seat: number, many: number, to: string): Flight => ({ from: `fear/${seat}`, to, piece: "fear", count: many });
const turns = (seat: number, section: string, ghost: Ghost, from: string): Flight => ({ from, to: `section/${seat}/${section}`, piece: `sphere/${ghost}`, off: true });
const scores = (seat: number, points: number, from: string): Flight => ({ from, to: `points/${seat}`, piece: `plus/${points}`, off: true });

/** One event, one movement. `view` is what still lies on the table. */
export function flights(told: Told, view: View, viewer: number): Flight[] {
  const event = told as unknown as Event;
  switch (event.event) {
    case "acted": {
      const to = event.seat === viewer ? `slot/${event.seat}/${event.section}/${event.action}` : `section/${event.seat}/${event.section}`;
      return view.disc[event.seat]?.[event.section][event.action] ? [] : [{ from: `discs/${event.seat}`, to, piece: `disc/${event.seat}` }];
    }
    case "rested":
    case "consoled":
      return event.many ? [{ from: `section/${event.seat}/${event.section}`, to: `discs/${event.seat}`, piece: `disc/${event.seat}`, count: event.many }] : [];
    case "summoned":
    case "placed":
      return [comes(event.ghost, event.building)];
    case "blues_came":
      return [{ ...comes("blue", event.building, event.many), apart: true }];
    case "evolved":
      return evolution(event.seat, event.ghost, event.building, view);
    case "raised":
      // 6.3 The colour has just come as a token.
      return [turns(event.seat, event.section, event.ghost, event.card === "none" ? `tokens/${event.seat}/${event.ghost}` : `card/${event.card}`)];
    case "lowered":
      return [turns(event.seat, event.section, event.ghost, "card/8")];
    case "scared":
      return [{ from: `ghost/${event.building}/${event.ghost}`, to: `fear/${event.seat}`, piece: "fear", count: levelOf(event.ghost), off: true }];
    case "moved":
      return [{ from: `ghost/${event.building}/${event.ghost}`, to: `street/${event.to}/${event.ghost}`, piece: `ghost/${event.ghost}` }];
    case "swapped":
      return [
        { from: `ghost/${event.building}/${event.ghost}`, to: `street/${event.to}/${event.ghost}`, piece: `ghost/${event.ghost}` },
        { from: `ghost/${event.to}/${event.other}`, to: `street/${event.building}/${event.other}`, piece: `ghost/${event.other}` },
      ];
    case "rolled":
      return [{ from: "cup", to: `dice/${event.die}`, piece: `die/${event.ghost}/${event.face}`, heavy: true }];
    case "beat":
      return [leaves(event.foe, event.building)];
    case "removed":
      return [leaves(event.ghost, event.building)];
    case "reds_left":
      return BUILDINGS.filter((building) => view.ghosts[building].red).map((building) => leaves("red", building, view.ghosts[building].red));
    case "haunted":
    case "haunted_shared": {
      const piece = `haunt/${event.seat}${event.event === "haunted" ? "" : "/shared"}`;
      const place = `haunt/${event.building}/${event.ghost}`;
      return [{ from: `haunts/${event.seat}`, to: place, piece, heavy: true }, { ...scores(event.seat, event.points, place), after: true }];
    }
    case "took_back":
      return [{ from: `haunt/${event.building}/${event.ghost}`, to: `haunts/${event.seat}`, piece: `haunt/${event.seat}` }];
    case "got_points":
      return event.card === "none" ? [] : [scores(event.seat, event.points, `card/${event.card}`)];
    case "compensated":
      return [scores(event.seat, event.points, `card/${event.card}`)];
    case "scored":
      return event.points ? [scores(event.seat, event.points, `card/${event.card}`)] : [];
    case "got_fear":
      return event.card === "none" ? [] : [{ from: `card/${event.card}`, to: `fear/${event.seat}`, piece: "fear", count: event.many, off: true }];
    case "paid_fear":
      // What an evolution costs goes to the ghost that grows.
      return event.card === "none" ? [] : [pays(event.seat, event.many, `card/${event.card}`)];
    case "got_tokens":
      return [token(event.token, event.seat, event.many)];
    case "paid_token":
      return [{ from: `tokens/${event.seat}/${event.token}`, to: `supply/${event.token}`, piece: `token/${event.token}` }];
    case "traded":
      return [gives(event.trade, event.seat)];
    case "occupied":
      return [
        { from: `discs/${event.seat}`, to: `card/${event.card}`, piece: `disc/${event.seat}` },
        { ...scores(event.seat, CARD_POINTS, `card/${event.card}`), after: true },
      ];
    case "freed":
    case "took_disc":
      return [{ from: `slot/${event.seat}/${event.section}/${event.action}`, to: `discs/${event.seat}`, piece: `disc/${event.seat}` }];
    case "picked_up":
      return [{ from: `bonus-on/${event.building}`, to: `bonus/${event.seat}`, piece: `bonus/${event.bonus}` }];
    case "refilled":
      return [{ from: "bag", to: `bonus-on/${event.building}`, piece: `bonus/${event.bonus}` }];
    case "drew":
      return [{ from: "card/52", to: `bonus/${event.seat}`, piece: `bonus/${event.bonus}` }];
    case "dropped":
      return [discarded(event.bonus, event.seat)];
    case "bonus_used":
      return [{ from: `discs/${event.seat}`, to: `bonus/${event.seat}`, piece: `disc/${event.seat}` }, discarded(event.bonus, event.seat)];
    case "slots_freed":
      return [{ from: `bonus/${event.seat}`, to: `discs/${event.seat}`, piece: `disc/${event.seat}`, count: BONUS_SLOTS }];
    default:
      return [];
  }
}

/** 6.2 Fear feeds the ghost, which leaves, and comes back stronger. */
function evolution(seat: number, ghost: Ghost, building: Building, view: View): Flight[] {
  const former = colourBelow(ghost);
  return [
    pays(seat, priceToEvolve(view, seat, former), `ghost/${building}/${former}`),
    { ...leaves(former, building), after: true },
    { ...comes(ghost, building), after: true },
  ];
}

/** Bonus tokens come from a bag behind the moon, and go there. */
const discarded = (bonus: Bonus, seat: number): Flight => ({ from: `bonus/${seat}/${bonus}`, to: "bag", piece: `bonus/${bonus}` });
const token = (name: Token, seat: number, count: number): Flight => ({ from: `supply/${name}`, to: `tokens/${seat}/${name}`, piece: `token/${name}`, count });

/** Where pieces of somebody land whose board is not in sight. */
export const landings = (seat: number): string[] => [
  ...["points", "fear", "discs", "haunts", "bonus"].map((what) => `${what}/${seat}`),
  ...COLOURS.map((name) => `tokens/${seat}/${name}`),
  ...BONUSES.map((bonus) => `bonus/${seat}/${bonus}`),
];

/** 14.33 What is given; what it brings is told next. */
function gives(trade: Trade, seat: number): Flight {
  const back = exchanged(trade).gives;
  return { from: `tokens/${seat}/${back[0]}`, to: `supply/${back[0]}`, piece: `token/${back[0]}`, count: back.length };
}

/** Turning points: dice that lie for a moment, a haunting, the last round. */
export function scene(told: Told): string | null {
  switch ((told as unknown as Event).event) {
    case "beat":
    case "missed":
      return "fought";
    case "haunted":
    case "haunted_shared":
      return "haunted";
    case "last_round":
    case "piles_empty":
      return "last";
    default:
      return null;
  }
}

export function sound(told: Told): Sound | null {
  switch ((told as unknown as Event).event) {
    case "acted":
    case "rested":
    case "occupied":
      return "card";
    case "summoned":
    case "blues_came":
    case "scared":
    case "evolved":
    case "beat":
      return "ghost";
    case "rolled":
      return "dice";
    case "got_tokens":
    case "haunted":
    case "haunted_shared":
      return "coin";
    case "last_round":
    case "piles_empty":
      return "bell";
    case "won":
      return "win";
    default:
      return null;
  }
}
