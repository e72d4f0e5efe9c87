/** A family shows in the colour of the numeral, in the corner mark and in the tint of the window. */

import type { Family } from "../ghosts";

export interface Look {
  ink: string;
  window: [string, string];
  mark: string;
}

const LINE = 'stroke="#0e0c22" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"';

export const LOOKS: Record<Family, Look> = {
  common: { ink: "#1a1638", window: ["#1b1840", "#2b2663"], mark: "" },
  fearless: {
    ink: "#8a4b00",
    window: ["#8a4b00", "#e89a2a"],
    mark: `<path d="M0 -11 L9 -7 V1 Q9 8 0 12 Q-9 8 -9 1 V-7Z" fill="#ffdc4f" ${LINE}/><path d="M-4 0 l3 3.5 5.5-7" fill="none" ${LINE}/>`,
  },
  scary: {
    ink: "#a01530",
    window: ["#4a0f24", "#b3304a"],
    mark: `<path d="M0 -12 L4 -5 L11 -7 L8 0 L12 6 L5 6 L2 12 L-2 6 L-9 9 L-8 2 L-12 -3 L-5 -5Z" fill="#ef4a5f" ${LINE}/><path d="M-3 -3 l2 5 M3 -3 l-1 5" stroke="#fff" stroke-width="2.4" stroke-linecap="round"/>`,
  },
  special: {
    ink: "#1c4f9c",
    window: ["#173a78", "#2f6fc4"],
    mark: `<path d="M0 -12 L3 -3.5 L12 0 L3 3.5 L0 12 L-3 3.5 L-12 0 L-3 -3.5Z" fill="#7fb2ff" ${LINE}/>`,
  },
};
