/** The guests, each in a box of 100 x 96 with shoulders at its foot; outlines come from around. */

import type { Character } from "../types";

const INK = "#0e0c22";
const dot = (x: number, y: number, r: number, fill = INK): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="none"/>`;
const eyes = (y: number, apart = 9, r = 3.2, fill = INK): string => dot(50 - apart, y, r, fill) + dot(50 + apart, y, r, fill);
const line = (d: string, width = 2.6, colour = INK): string => `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
const area = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
const oval = (x: number, y: number, rx: number, ry: number, fill: string): string => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;

export const FACES: Record<Character, string> = {
  witch:
    area("M16 96 Q18 72 50 70 Q82 72 84 96Z", "#4b2d6b") +
    area("M24 60 Q22 40 50 38 Q78 40 76 60 Q78 80 76 86 L66 78 H34 L24 86Z", "#3d2a1f") +
    oval(50, 58, 20, 21, "#a9cf7f") +
    area("M4 44 Q50 30 96 44 Q50 56 4 44Z", "#241f55") +
    area("M28 40 L56 0 L60 8 L74 40 Q50 34 28 40Z", "#4a40a0") +
    area("M31 33 Q50 28 70 33 L72 40 Q50 34 29 40Z", "#ffb83d") +
    eyes(58, 8, 3) +
    line("M50 60 l5 7 -6 1 M40 72 q10 6 20 0"),
  vampire:
    area("M8 96 L16 58 L36 76 H64 L84 58 L92 96Z", "#b3263f") +
    area("M30 74 L50 92 L70 74 L62 96 H38Z", "#fffaf0") +
    oval(50, 48, 23, 29, "#e6ddea") +
    area("M25 46 Q22 14 50 13 Q78 14 75 46 L66 32 Q58 30 50 42 Q42 30 34 32Z", "#1c1836") +
    line("M32 44 l11 3 M68 44 l-11 3", 3) +
    eyes(51, 10, 3.2, "#a8152f") +
    area("M40 64 Q50 60 60 64 Q50 70 40 64Z", "#7a1830") +
    area("M43 65 l2.500 8 2.500-7Z M52 66 l2.500 7 2.500-8Z", "#fff"),
  werewolf:
    area("M14 96 Q16 66 50 64 Q84 66 86 96Z", "#5a4a5e") +
    area("M18 46 L14 10 L34 24 Q50 18 66 24 L86 10 L82 46 Q86 66 66 74 L50 84 L34 74 Q14 66 18 46Z", "#8d7a90") +
    area("M36 58 L50 46 L64 58 Q62 76 50 82 Q38 76 36 58Z", "#cbb9c4") +
    area("M26 40 L42 46 Q36 54 28 50Z M74 40 L58 46 Q64 54 72 50Z", "#ffdc4f") +
    `<path d="M44 57 H56 L50 63Z" fill="${INK}" stroke="none"/>` +
    `<path d="M40 68 l4 6 4-6 M52 68 l4 6 4-6" fill="#fff" stroke-width="2"/>`,
  devil:
    area("M16 96 Q18 72 50 70 Q82 72 84 96Z", "#5b1d33") +
    area("M26 34 Q10 26 14 4 Q22 20 38 22Z M74 34 Q90 26 86 4 Q78 20 62 22Z", "#f4ead5") +
    oval(50, 50, 25, 29, "#d8404f") +
    area("M30 30 Q50 12 70 30 Q58 26 50 34 Q42 26 30 30Z", "#1c1836") +
    area("M30 44 L46 50 Q40 57 33 53Z M70 44 L54 50 Q60 57 67 53Z", "#ffe680") +
    dot(40, 51, 2) + dot(60, 51, 2) +
    area("M36 64 Q50 72 64 64 Q60 74 50 74 Q40 74 36 64Z", "#fffaf0") +
    area("M45 76 Q50 92 55 76Z", "#1c1836"),
  zombie:
    area("M14 96 Q18 72 50 70 Q82 72 86 96Z", "#54617a") +
    area("M34 72 l8 10 6-8 8 10 8-10 2 24 H34Z", "#8fae7a") +
    area("M24 40 Q24 16 50 16 Q76 16 76 40 Q78 70 62 76 H38 Q22 70 24 40Z", "#9dc283") +
    area("M24 34 Q22 12 46 10 L42 22 L54 10 L56 22 L70 14 Q78 24 76 34 Q60 22 46 30 Q34 26 24 34Z", "#3f4a3a") +
    `<circle cx="39" cy="46" r="9" fill="#fffaf0"/><circle cx="62" cy="47" r="6" fill="#fffaf0"/>` +
    dot(40, 48, 3) + dot(61, 48, 2.4) +
    line("M34 64 H66 M42 60 v8 M50 60 v8 M58 60 v8", 2.4) +
    line("M62 28 l8 8 M70 28 l-8 8", 2.2, "#4a6b3a"),
  mummy:
    area("M16 96 Q18 70 50 68 Q82 70 84 96Z", "#d9c9a3") +
    oval(50, 48, 30, 34, "#ece0c0") +
    line("M22 34 Q50 44 78 28 M20 60 Q50 70 80 58 M26 72 Q50 82 74 70 M24 26 Q48 30 70 20", 3, "#b9a57a") +
    `<path d="M22 42 H78 V56 H22Z" fill="#2a2348" stroke="none"/>` +
    eyes(49, 12, 5.5, "#8ff5d6"),
  skeleton:
    area("M20 96 V84 Q50 74 80 84 V96Z", "#1b1840") +
    line("M50 76 V96 M32 86 Q50 80 68 86 M30 94 Q50 88 70 94", 4, "#fffaf0") +
    area("M22 42 Q22 10 50 10 Q78 10 78 42 Q78 54 68 60 V74 H32 V60 Q22 54 22 42Z", "#f4ead5") +
    `<path d="M30 44 q0-11 9-11 q8 0 8 10 q0 9 -8 10 q-9 0-9-9Z M70 44 q0-11-9-11 q-8 0-8 10 q0 9 8 10 q9 0 9-9Z M46 60 L50 51 L54 60Z" fill="${INK}" stroke="none"/>` +
    line("M40 66 v8 M46.500 66 v8 M53.500 66 v8 M60 66 v8 M32 66 H68", 2),
  "ghost-sheet":
    area("M16 96 V50 Q16 10 50 10 Q84 10 84 50 V96 L72 86 L61 96 L50 86 L39 96 L28 86Z", "#fffaf0") +
    `<g stroke="none" fill="#f2a0b0"><circle cx="30" cy="72" r="5"/><circle cx="52" cy="80" r="4"/><circle cx="70" cy="70" r="5"/><circle cx="60" cy="24" r="4"/><circle cx="34" cy="26" r="3.500"/></g>` +
    `<g fill="${INK}" stroke="none"><ellipse cx="39" cy="46" rx="6.500" ry="9"/><ellipse cx="61" cy="46" rx="6.500" ry="9"/><ellipse cx="50" cy="63" rx="4" ry="5"/></g>` +
    dot(41, 43, 2.2, "#fff") + dot(63, 43, 2.2, "#fff"),
  "pumpkin-head":
    area("M18 96 Q22 80 50 78 Q78 80 82 96Z", "#2f6b4a") +
    area("M46 16 Q44 4 56 2 Q62 6 57 10 Q54 12 56 18Z", "#5f8a3a") +
    area("M50 18 C64 10 92 16 92 48 C92 76 70 82 50 80 C30 82 8 76 8 48 C8 16 36 10 50 18Z", "#ff9540") +
    line("M50 18 C38 30 36 66 48 80 M50 18 C62 30 64 66 52 80 M30 20 C16 36 18 66 32 78 M70 20 C84 36 82 66 68 78", 2, "#c45c14") +
    `<g fill="#fff1b0" stroke-width="2.200"><path d="M26 44 L38 32 L44 46Z M74 44 L62 32 L56 46Z M46 54 L50 47 L54 54Z"/><path d="M24 56 Q50 68 76 56 Q72 74 60 73 L58 67 L50 75 L42 67 L40 73 Q28 74 24 56Z"/></g>`,
  "black-cat":
    area("M22 96 Q22 74 50 72 Q78 74 78 96Z", "#2a2550") +
    area("M20 52 L16 10 L38 26 Q50 22 62 26 L84 10 L80 52 Q80 78 50 78 Q20 78 20 52Z", "#332d63") +
    area("M22 20 l2 18 10-8Z M78 20 l-2 18 -10-8Z", "#f2a0b0") +
    area("M26 46 Q36 36 46 48 Q36 56 26 46Z M74 46 Q64 36 54 48 Q64 56 74 46Z", "#d9f25a") +
    `<g fill="${INK}" stroke="none"><ellipse cx="37" cy="46.500" rx="2.200" ry="6"/><ellipse cx="63" cy="46.500" rx="2.200" ry="6"/></g>` +
    area("M46 59 H54 L50 64Z", "#f2a0b0") +
    line("M50 64 v4 M50 68 q-6 5-10 1 M50 68 q6 5 10 1", 2.2, "#cfc8f2") +
    line("M6 56 l22 4 M6 68 l22 -3 M94 56 l-22 4 M94 68 l-22 -3", 1.8, "#cfc8f2"),
  scarecrow:
    area("M14 96 Q18 76 50 74 Q82 76 86 96Z", "#a8452f") +
    line("M26 76 l-10 10 M30 78 l-4 14 M74 76 l10 10 M70 78 l4 14", 3.4, "#e8bd62") +
    oval(50, 54, 25, 26, "#d9b074") +
    line("M18 40 l6 12 M24 36 l4 14 M82 40 l-6 12 M76 36 l-4 14", 3.2, "#e8bd62") +
    area("M6 40 Q50 26 94 40 Q50 50 6 40Z M28 36 Q30 8 52 8 Q72 8 72 36 Q50 30 28 36Z", "#7a5a2b") +
    line("M36 50 l8 8 M44 50 l-8 8 M56 50 l8 8 M64 50 l-8 8", 2.8) +
    area("M46 64 L50 58 L54 64Z", "#c8551f") +
    line("M34 70 Q50 78 66 70 M40 69 v6 M47 71 v6 M54 71 v6 M61 69 v5", 2.2),
  monster:
    area("M12 96 Q18 76 50 74 Q82 76 88 96Z", "#3b3366") +
    area("M18 54 h10 v10 h-10Z M72 54 h10 v10 h-10Z", "#b8b4c8") +
    area("M26 24 H74 V66 Q74 78 62 78 H38 Q26 78 26 66Z", "#83b38a") +
    area("M22 12 H78 V30 L70 24 L62 32 L54 24 L46 32 L38 24 L30 32 L22 28Z", "#1c1836") +
    area("M28 40 H46 V46 H28Z M54 40 H72 V46 H54Z", "#5f8f6a") +
    `<circle cx="38" cy="51" r="5" fill="#fffaf0"/><circle cx="62" cy="51" r="5" fill="#fffaf0"/>` +
    eyes(52, 12, 2.2) +
    line("M38 66 H62 M58 62 v8 M62 30 v10 M59 33 h6 M59 37 h6", 2.4),
  "mad-scientist":
    area("M14 96 Q18 74 50 72 Q82 74 86 96Z", "#fffaf0") +
    area("M40 74 L50 90 L60 74Z", "#2f7f8a") +
    area("M18 52 L6 44 L16 38 L6 26 L20 26 L18 10 L32 18 L40 4 L50 14 L60 4 L68 18 L82 10 L80 26 L94 26 L84 38 L94 44 L82 52Z", "#e8e4f2") +
    oval(50, 52, 24, 25, "#f0c9a4") +
    `<g fill="#8ff5d6"><circle cx="39" cy="48" r="10"/><circle cx="61" cy="48" r="10"/></g>` +
    line("M27 46 L18 42 M73 46 L82 42", 3) +
    dot(41, 49, 3) + dot(59, 47, 3) +
    area("M36 64 Q50 76 64 64Z", "#fff") + line("M43 65 v6 M50 65 v7 M57 65 v6", 1.8),
  hangman:
    area("M8 96 Q10 72 34 72 H66 Q90 72 92 96Z", "#e0b48c") +
    area("M34 72 L50 96 L66 72Z", "#5b2038") +
    area("M22 78 Q16 20 50 8 Q84 20 78 78 L64 70 L50 82 L36 70Z", "#3a2348") +
    area("M28 50 Q40 40 47 52 Q38 60 28 50Z M72 50 Q60 40 53 52 Q62 60 72 50Z", "#fffaf0") +
    eyes(51, 11, 2.8) +
    line("M50 14 V38 M40 66 q10 -6 20 0", 2.2, "#7d5a8c"),
  ogre:
    area("M8 96 Q10 72 50 70 Q90 72 92 96Z", "#6b4a2a") +
    oval(14, 46, 9, 11, "#c98a4a") + oval(86, 46, 9, 11, "#c98a4a") +
    area("M20 46 Q16 12 50 12 Q84 12 80 46 Q88 80 50 80 Q12 80 20 46Z", "#d99a55") +
    area("M44 4 Q50 -2 56 4 L54 14 H46Z", "#3d2a1f") +
    line("M30 34 L46 38 M70 34 L54 38", 4) +
    eyes(45, 11, 3) +
    oval(50, 54, 8, 6, "#b9763a") +
    area("M28 64 Q50 58 72 64 Q70 76 50 76 Q30 76 28 64Z", "#5b1d22") +
    area("M34 66 L38 52 L43 65Z M66 66 L62 52 L57 65Z", "#fffaf0"),
  goblin:
    area("M26 96 Q28 76 50 74 Q72 76 74 96Z", "#7a4a22") +
    area("M26 46 Q8 46 0 26 Q18 26 30 36Z M74 46 Q92 46 100 26 Q82 26 70 36Z", "#6fa84a") +
    area("M24 44 Q26 18 50 18 Q74 18 76 44 Q74 66 50 80 Q26 66 24 44Z", "#86c25a") +
    area("M30 40 Q40 34 46 44 Q40 52 32 49Z M70 40 Q60 34 54 44 Q60 52 68 49Z", "#ffe680") +
    dot(40, 44, 2.4) + dot(60, 44, 2.4) +
    area("M46 46 L52 60 L43 58Z", "#6fa84a") +
    area("M34 62 Q50 66 66 60 Q60 74 50 75 Q39 73 34 62Z", "#fffaf0") +
    line("M41 64 l2 6 M48 65 l1 8 M55 64 l-1 8", 1.8),
  banshee:
    area("M10 96 Q12 30 50 12 Q88 30 90 96 L76 84 L70 96 H30 L24 84Z", "#cfe9ff") +
    area("M18 90 Q20 34 50 20 Q80 34 82 90 L72 70 Q74 40 50 36 Q26 40 28 70Z", "#8fb8dc") +
    oval(50, 56, 20, 24, "#eef7ff") +
    line("M36 44 l10 4 M64 44 l-10 4", 2.8) +
    `<g fill="${INK}" stroke="none"><ellipse cx="42" cy="53" rx="3.500" ry="4.500"/><ellipse cx="58" cy="53" rx="3.500" ry="4.500"/><ellipse cx="50" cy="69" rx="6" ry="9"/></g>` +
    line("M37 60 v8 M63 60 v8", 2, "#7fb2ff"),
  bat:
    area("M50 46 Q30 18 2 24 Q10 34 8 46 Q18 44 22 56 Q32 50 38 62Z M50 46 Q70 18 98 24 Q90 34 92 46 Q82 44 78 56 Q68 50 62 62Z", "#5a4a86") +
    area("M36 40 L34 20 L44 28 H56 L66 20 L64 40 Q72 74 50 88 Q28 74 36 40Z", "#7766ab") +
    `<circle cx="43" cy="44" r="6" fill="#fffaf0"/><circle cx="57" cy="44" r="6" fill="#fffaf0"/>` +
    eyes(45, 7, 2.6) +
    area("M42 56 Q50 62 58 56 Q56 64 50 64 Q44 64 42 56Z", "#3a1530") +
    area("M44 57.500 l2 5 2-4Z M52 58.500 l2 4 2-5Z", "#fff"),
  spider:
    line("M34 58 Q16 42 8 58 M34 64 Q14 56 6 76 M36 70 Q20 70 14 90 M66 58 Q84 42 92 58 M66 64 Q86 56 94 76 M64 70 Q80 70 86 90", 4.4) +
    `<circle cx="50" cy="62" r="25" fill="#4a3a6e"/>` +
    area("M38 80 Q50 68 62 80 Q50 90 38 80Z", "#e0485a") +
    area("M26 40 H74 V34 H64 V10 H36 V34 H26Z", "#1c1836") +
    area("M36 26 H64 V33 H36Z", "#e0485a") +
    `<circle cx="41" cy="54" r="7" fill="#fffaf0"/><circle cx="59" cy="54" r="7" fill="#fffaf0"/>` +
    eyes(55, 8, 3) + dot(33, 64, 2.4, "#fffaf0") + dot(67, 64, 2.4, "#fffaf0") +
    line("M42 67 q8 5 16 0", 2.2, "#fffaf0"),
  pirate:
    area("M14 96 Q18 74 50 72 Q82 74 86 96Z", "#23314f") +
    area("M38 74 L50 96 L62 74Z", "#fffaf0") +
    oval(50, 54, 23, 25, "#e0a878") +
    area("M30 64 Q50 58 70 64 Q70 88 50 90 Q30 88 30 64Z", "#3a2a22") +
    area("M2 34 Q24 40 50 22 Q76 40 98 34 Q86 6 50 10 Q14 6 2 34Z", "#1c1836") +
    `<g fill="#fffaf0" stroke="none"><circle cx="50" cy="20" r="5"/><path d="M42 28 L58 24 L58 27 L42 31Z M58 28 L42 24 L42 27 L58 31Z"/></g>` +
    area("M30 44 H48 Q48 56 39 56 Q30 56 30 44Z", INK) + line("M27 42 L74 40", 2.6) +
    dot(60, 50, 3) + area("M42 68 Q50 74 58 68 Q50 72 42 68Z", "#fffaf0") +
    `<circle cx="75" cy="62" r="4" fill="none" stroke="#ffcf6b" stroke-width="2.400"/>`,
  gravedigger:
    line("M84 96 V30", 5, "#7a4a22") + area("M74 8 Q84 2 94 8 V26 Q84 38 74 26Z", "#b8b4c8") +
    area("M10 96 Q14 74 46 72 Q78 74 80 96Z", "#4a5a3f") +
    oval(46, 54, 23, 24, "#d8a98a") +
    area("M18 42 Q20 18 46 18 Q72 18 74 42 Q84 42 86 48 Q60 40 18 46Z", "#6b5a48") +
    dot(38, 54, 3) + dot(56, 54, 3) +
    oval(48, 62, 6, 5, "#c9805a") +
    area("M26 68 Q36 62 47 68 Q58 62 68 68 Q60 78 47 72 Q34 78 26 68Z", "#8d8578"),
  "fortune-teller":
    area("M12 96 Q14 72 50 70 Q86 72 88 96Z", "#8a2d57") +
    area("M24 60 Q20 24 50 22 Q80 24 76 60 L82 80 H70 L66 50 H34 L30 80 H18Z", "#2a1d2a") +
    oval(50, 52, 20, 23, "#c98b60") +
    area("M24 42 Q22 12 50 12 Q78 12 76 42 Q50 26 24 42Z", "#e0485a") +
    `<g fill="#ffcf6b" stroke="none"><circle cx="36" cy="30" r="2.500"/><circle cx="50" cy="24" r="2.500"/><circle cx="64" cy="30" r="2.500"/></g>` +
    area("M76 40 q12 -4 12 6 q-6 2 -12 0Z", "#e0485a") +
    line("M36 48 q6 -4 10 0 M54 48 q4 -4 10 0", 2.2) + eyes(53, 9, 3) + line("M43 64 q7 5 14 0") +
    `<circle cx="28" cy="62" r="4" fill="none" stroke="#ffcf6b" stroke-width="2.600"/><circle cx="72" cy="62" r="4" fill="none" stroke="#ffcf6b" stroke-width="2.600"/>` +
    `<circle cx="50" cy="86" r="12" fill="#cffff0"/>` + line("M43 84 q3 -6 8 -6", 2.4, "#fff"),
  clown:
    area("M14 96 Q18 74 50 72 Q82 74 86 96Z", "#e0485a") +
    `<g fill="#ff9540"><circle cx="20" cy="46" r="14"/><circle cx="80" cy="46" r="14"/><circle cx="28" cy="30" r="12"/><circle cx="72" cy="30" r="12"/></g>` +
    oval(50, 50, 27, 29, "#fffaf0") +
    eyes(44, 10, 4) + line("M40 32 v-8 M60 32 v-8", 5, "#7fb2ff") +
    `<circle cx="50" cy="54" r="7" fill="#e0485a"/>` +
    area("M32 62 Q50 80 68 62 Q62 78 50 78 Q38 78 32 62Z", "#e0485a"),
  raven:
    area("M12 96 Q14 66 48 62 Q82 66 84 96Z", "#232b52") +
    area("M22 48 Q20 14 52 14 Q82 16 80 50 Q78 76 50 78 Q24 76 22 48Z", "#34407a") +
    line("M34 18 l-6 -10 M44 14 l-2 -11 M54 14 l4 -11", 4, "#34407a") +
    area("M46 46 Q70 36 98 58 Q72 62 48 62Z", "#e8a93a") + line("M48 55 Q70 52 92 57", 2) +
    `<circle cx="42" cy="40" r="9" fill="#fffaf0"/>` + dot(44, 41, 4) + dot(45.5, 39, 1.4, "#fff") +
    line("M28 82 q6 6 12 0 M46 84 q6 6 12 0 M36 92 q6 5 12 0", 2.2, "#5a67a8"),
  reaper:
    line("M86 96 L76 10", 4.4, "#7a5a2b") + area("M78 14 Q52 -4 30 12 Q56 8 76 24Z", "#cfcbe0") +
    area("M8 96 Q10 70 30 64 Q20 20 48 16 Q76 20 66 64 Q86 70 88 96Z", "#2f2952") +
    area("M32 58 Q28 28 48 26 Q68 28 64 58 Q58 70 48 70 Q38 70 32 58Z", "#120f2d") +
    area("M36 50 Q35 34 48 34 Q61 34 60 50 Q60 56 55 58 V64 H41 V58 Q36 56 36 50Z", "#f4ead5") +
    `<g fill="${INK}" stroke="none"><circle cx="43" cy="48" r="3.600"/><circle cx="53" cy="48" r="3.600"/></g>` +
    line("M45.500 60 v4 M50.500 60 v4", 1.8),
  count:
    area("M10 96 Q14 72 50 70 Q86 72 90 96Z", "#1c2648") +
    area("M36 72 L50 92 L64 72 Q50 80 36 72Z", "#fffaf0") +
    area("M40 78 l10 6 10-6 v12 l-10-5 -10 5Z", "#a8152f") +
    oval(50, 52, 21, 24, "#efd2b6") +
    area("M30 30 L32 2 H68 L70 30Z M18 28 H82 V36 H18Z", "#15122e") + area("M31 20 H69 V28 H31Z", "#7a2d57") +
    dot(41, 48, 3) + dot(60, 48, 3) +
    `<circle cx="60" cy="48" r="8" fill="none" stroke="#ffcf6b" stroke-width="2.600"/>` + line("M66 54 Q72 66 68 78", 1.8, "#ffcf6b") +
    area("M26 58 Q38 58 50 63 Q62 58 74 58 Q70 70 50 66 Q30 70 26 58Z", "#6b5a48") +
    line("M44 72 q6 3 12 0", 2.2),
};
