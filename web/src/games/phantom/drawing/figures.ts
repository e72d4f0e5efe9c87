/** The bodies of the six kinds, in a box of 100 x 120; --c and --c-lo tint them by family. */

import { BODIES, INK } from "../../../art/shapes";
import type { Kind } from "../cards";

const LINE = `stroke="${INK}" stroke-linejoin="round" stroke-linecap="round"`;

interface Shape {
  body: string;
  /** behind the body */
  back?: string;
  face: string;
}

const body = (level: number): string => BODIES[level - 1] ?? "";

export const SHAPES: Record<Kind, Shape> = {
  // A bow, lashes, and a heart held out.
  charmer: {
    body: body(2),
    face: `<path d="M31 55 q8 -9 16 0 M53 55 q8 -9 16 0" fill="none" ${LINE} stroke-width="4"/><path d="M30 51 l-5 -4 M36 47 l-3 -6 M70 51 l5 -4 M64 47 l3 -6" ${LINE} stroke-width="3"/><path d="M39 69 Q50 82 63 66 Q61 79 51 80 Q42 80 39 69Z" fill="${INK}"/><ellipse cx="31" cy="66" rx="5" ry="3" fill="#ef4a5f" opacity=".55"/><ellipse cx="70" cy="64" rx="5" ry="3" fill="#ef4a5f" opacity=".55"/><path d="M50 93 L36 86 V101Z M50 93 L64 86 V101Z" fill="#a8152f" ${LINE} stroke-width="3"/><circle cx="50" cy="93" r="3.5" fill="#f4475c" ${LINE} stroke-width="2.5"/><path d="M92 52 C80 43 82 33 88 33 Q91 33 92 37 Q93 33 96 33 C102 33 104 43 92 52Z" fill="#f4475c" ${LINE} stroke-width="3"/>`,
  },
  // All mouth, and waves of sound.
  howler: {
    body: body(3),
    face: `<path d="M28 43 L45 50 L29 55 M72 43 L55 50 L71 55" fill="none" ${LINE} stroke-width="4.5"/><path d="M50 59 C64 59 68 72 66 84 C64 97 36 97 34 84 C32 72 36 59 50 59Z" fill="${INK}"/><path d="M40 88 Q50 76 60 88 Q57 94 50 94 Q43 94 40 88Z" fill="#f4475c"/><path d="M-4 66 q-7 12 0 24 M104 66 q7 12 0 24 M4 72 q-4 7 0 14 M96 72 q4 7 0 14" fill="none" stroke="#fffaf0" stroke-width="3.6" stroke-linecap="round"/>`,
  },
  // A door's knocker between the teeth.
  knocker: {
    body: body(4),
    face: `<path d="M24 41 L46 51 Q42 61 34 60 Q25 56 24 41Z M76 41 L54 51 Q58 61 66 60 Q75 56 76 41Z" fill="${INK}"/><circle cx="37" cy="54" r="3" fill="#fff"/><circle cx="63" cy="54" r="3" fill="#fff"/><path d="M28 69 Q50 77 72 69 Q72 85 50 86 Q28 85 28 69Z" fill="${INK}"/><path d="M32 71 l4.500 7 4.500 -5 5 7 4 -7 4 7 5 -7 4.500 5 4.500 -7" fill="none" stroke="#fff" stroke-width="2.6" stroke-linejoin="round"/><circle cx="50" cy="96" r="15" fill="none" stroke="${INK}" stroke-width="9"/><circle cx="50" cy="96" r="15" fill="none" stroke="#e0a53a" stroke-width="4.6"/><circle cx="50" cy="112" r="5" fill="#ffcf6b" ${LINE} stroke-width="2.6"/>`,
  },
  // Crowned, and she knows it.
  queen: {
    body: body(2),
    face: `<path d="M28 32 L24 3 L38 15 L50 -3 L62 15 L76 3 L72 32 Q50 24 28 32Z" fill="#ffcf6b" ${LINE} stroke-width="4"/><circle cx="50" cy="17" r="4" fill="#f4475c" ${LINE} stroke-width="2"/><circle cx="24" cy="3" r="3.5" fill="#fffaf0" ${LINE} stroke-width="2"/><circle cx="76" cy="3" r="3.5" fill="#fffaf0" ${LINE} stroke-width="2"/><path d="M29 50 H46 Q45 61 38 61 Q30 60 29 50Z M54 50 H71 Q70 60 62 61 Q55 61 54 50Z" fill="${INK}"/><circle cx="40" cy="54" r="2.4" fill="#fff"/><circle cx="65" cy="54" r="2.4" fill="#fff"/><path d="M27 50 l-6 -4 M73 50 l6 -4" ${LINE} stroke-width="3"/><path d="M40 76 Q45 71 50 74 Q55 71 60 76 Q50 84 40 76Z" fill="#a8152f" ${LINE} stroke-width="2.4"/><path d="M20 96 Q50 110 80 96" fill="none" stroke="#fffaf0" stroke-width="7" stroke-dasharray="1 9" stroke-linecap="round"/>`,
  },
  // A flame over the head, sparks around.
  invoker: {
    body: body(1),
    back: `<path d="M12 52 l3 8 8 3 -8 3 -3 8 -3 -8 -8 -3 8 -3Z M90 40 l2.600 7 7 2.600 -7 2.600 -2.600 7 -2.600 -7 -7 -2.600 7 -2.600Z" fill="#8ff5d6" stroke="${INK}" stroke-width="2.4" stroke-linejoin="round"/>`,
    face: `<circle cx="41" cy="76" r="8" fill="#fff" ${LINE} stroke-width="2.6"/><circle cx="62" cy="76" r="8" fill="#fff" ${LINE} stroke-width="2.6"/><circle cx="42" cy="72" r="3.6" fill="${INK}"/><circle cx="63" cy="72" r="3.6" fill="${INK}"/><ellipse cx="51" cy="93" rx="5" ry="6" fill="${INK}"/><path d="M50 2 C62 14 60 22 57 26 A9 9 0 0 1 43 26 C41 19 46 12 50 2Z" fill="#8ff5d6" ${LINE} stroke-width="3"/>`,
  },
  // In a nightcap, hugging somebody else's pillow.
  squatter: {
    body: body(2),
    face: `<path d="M22 44 Q26 20 52 16 Q72 8 92 22 Q84 24 78 32 Q80 40 79 46 Q50 34 22 44Z" fill="#3f6fb5" ${LINE} stroke-width="3.6"/><path d="M22 46 Q50 33 79 46" fill="none" stroke="${INK}" stroke-width="12" stroke-linecap="round"/><path d="M22 46 Q50 33 79 46" fill="none" stroke="#fffaf0" stroke-width="7" stroke-linecap="round"/><circle cx="93" cy="24" r="7" fill="#fffaf0" ${LINE} stroke-width="3"/><path d="M30 61 h15" ${LINE} stroke-width="4.5"/><ellipse cx="62" cy="60" rx="6.500" ry="7.500" fill="${INK}"/><circle cx="64" cy="57" r="2.300" fill="#fff"/><path d="M42 75 q9 5 18 -1" fill="none" ${LINE} stroke-width="4"/><path d="M18 92 Q34 84 50 89 Q66 84 82 92 Q85 102 82 112 Q66 118 50 114 Q34 118 18 112 Q15 102 18 92Z" fill="#fffaf0" ${LINE} stroke-width="3.6"/><path d="M30 97 q10 -4 20 0" fill="none" stroke="#cdbb95" stroke-width="3" stroke-linecap="round"/>`,
  },
};
