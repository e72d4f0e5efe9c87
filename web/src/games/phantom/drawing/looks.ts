/** A family shows in its mark and in its tint; a kind in its body; a zone in its colour and its storey. */

import type { Family } from "../cards";
import type { Zone } from "../types";

export interface Look {
  tint: string;
  shade: string;
  /** in a box of 24 x 24 around the middle */
  mark: string;
}

export const LOOKS: Record<Family, Look> = {
  spectre: { tint: "#9db8ff", shade: "#6683d6", mark: "M3 -9 A9 9 0 1 0 9 5 A7.5 7.5 0 1 1 3 -9Z" },
  revenant: {
    tint: "#f4ead5",
    shade: "#cdbb95",
    mark: "M-9 -5.5 a3.2 3.2 0 0 1 5.4 -3.2 a3.2 3.2 0 0 1 .6 4.4 L4.4 3.2 a3.2 3.2 0 0 1 4.6 1 a3.2 3.2 0 0 1 -3.4 5 a3.2 3.2 0 0 1 -5.6 -1.6 L-4.4 -1.2 A3.2 3.2 0 0 1 -9 -5.5Z",
  },
  spirit: { tint: "#ffc46b", shade: "#db8a2b", mark: "M0 -11 C7 -3 7 2 6 5 A6.5 6.5 0 0 1 -6 5 C-7 1 -3 -3 0 -11Z" },
  soul: { tint: "#c7a6ff", shade: "#9070d6", mark: "M0 10 C-12 2 -10 -9 -4 -9 Q-1 -9 0 -5 Q1 -9 4 -9 C10 -9 12 2 0 10Z" },
};

/** The band of a place, by the zone it is linked to; those through the house are of stone. */
export const BANDS: Record<Zone | "between" | "through", string> = {
  first: "#8f87d8",
  ground: "#c79356",
  basement: "#6d9db6",
  garden: "#7caf66",
  between: "#b08fc0",
  through: "#a8a29a",
};

export const GHOSTLET = "M-5 0 V-9 q0-6 5-6 q5 0 5 6 V0 L2.5 -2 L0 0 L-2.5 -2Z";
