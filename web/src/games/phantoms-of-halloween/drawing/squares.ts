/** The squares: each has a colour, a sign and a word. Signs lie in a box of 32 around the middle. */

import { INK } from "../../../art/shapes";
import type { Square } from "../types";

export interface SquareLook {
  fill: string;
  ink: string;
  sign: string;
}

const S = `stroke="${INK}" stroke-width="2" stroke-linejoin="round"`;

export const LOOKS: Record<Square, SquareLook> = {
  black: {
    fill: "#17132f",
    ink: "#fffaf0",
    sign: `<path d="M-10 13 V-2 Q-10 -13 0 -13 Q10 -13 10 -2 V13Z" fill="var(--door)" stroke="#fffaf0" stroke-width="2"/><circle cx="4" cy="3" r="1.800" fill="${INK}"/>`,
  },
  green: { fill: "#63b34d", ink: INK, sign: "" },
  red: { fill: "#c2293f", ink: "#fffaf0", sign: "" },
  auction: {
    fill: "#f2d488",
    ink: INK,
    sign: `<g transform="translate(-1 -1) rotate(-35)"><rect x="-3" y="-2" width="6" height="20" rx="2" fill="#7a4a22" ${S}/><rect x="-11" y="-11" width="22" height="11" rx="3" fill="#a8652e" ${S}/></g>`,
  },
  draw: {
    fill: "#f4ead5",
    ink: INK,
    sign: `<rect x="-9" y="-13" width="18" height="24" rx="3" fill="#fffaf0" ${S}/><path d="M-4 5 V-3 q0-5 4-5 q4 0 4 5 V5Z" fill="#5f58a3"/>`,
  },
  exchange: {
    fill: "#8fbcff",
    ink: INK,
    sign: `<path d="M-12 -5 H8 M2 -11 L9 -5 L2 1 M12 7 H-8 M-2 1 L-9 7 L-2 13" fill="none" stroke="${INK}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`,
  },
  sell: {
    fill: "#e3b5c8",
    ink: INK,
    sign: `<path d="M-12 -2 L0 -13 H11 V-2 L-1 10Z" fill="#fffaf0" stroke="${INK}" stroke-width="2.200" stroke-linejoin="round"/><circle cx="6" cy="-8" r="2" fill="${INK}"/>`,
  },
  halloween: {
    fill: "#ff9f55",
    ink: INK,
    sign: `<path d="M-9 13 V-3 Q-9 -13 0 -13 Q9 -13 9 -3 V13 L4.500 9 L0 13 L-4.500 9Z" fill="#fffaf0" ${S}/><circle cx="-3.500" cy="-3" r="2.200" fill="${INK}"/><circle cx="3.500" cy="-3" r="2.200" fill="${INK}"/>`,
  },
  unmask: {
    fill: "#cdaaff",
    ink: INK,
    sign: `<path d="M-14 -6 Q0 -12 14 -6 Q16 8 7 8 Q2 8 0 3 Q-2 8 -7 8 Q-16 8 -14 -6Z" fill="#3b2a86" ${S}/><ellipse cx="-6" cy="-1" rx="3" ry="2.500" fill="#fffaf0"/><ellipse cx="6" cy="-1" rx="3" ry="2.500" fill="#fffaf0"/>`,
  },
  phew: {
    fill: "#bff3e2",
    ink: INK,
    sign: `<path d="M-12 4 q-4-8 4-10 q2-8 10-5 q9 0 8 8 q4 6-4 8 H-8 q-4 0-4-1Z" fill="#fffaf0" ${S}/>`,
  },
};
