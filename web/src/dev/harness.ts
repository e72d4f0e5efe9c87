/** A game's board with a position from a file: /dev.html?fixture=/@fs/…/position.json&theme=dawn&lang=fr */

import { mount } from "svelte";
import "../style/fonts.css";
import "../style/tokens.css";
import "../style/base.css";
import { gameModule, gameWords } from "../games";
import type { Language } from "../speech/fluent";
import * as speech from "../speech/language.svelte";
import Harness from "./Harness.svelte";

const wish = new URLSearchParams(location.search);
const language = (wish.get("lang") ?? "en") as Language;
await speech.speak(language);
const fixture = await (await fetch(wish.get("fixture") ?? "")).json();
const module = await gameModule(fixture.game.key);
const messages = (await gameWords(fixture.game.key))[language];
document.documentElement.dataset["theme"] = wish.get("theme") ?? "midnight";
mount(Harness, {
  target: document.getElementById("page") as HTMLElement,
  props: { fixture, module, messages },
});
