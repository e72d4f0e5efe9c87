/** The five levels: tint, shade, and the outline of the die, which is the sign of the level everywhere. */

import type { Ghost } from "../types";

export interface Look {
  tint: string;
  shade: string;
  /** the outline of its die in a box of 40 */
  sign: string;
  /** where a number stands on it */
  foot: number;
}

export const LOOKS: Record<Ghost, Look> = {
  blue: { tint: "#7fb2ff", shade: "#4a78d6", sign: "M20 3.5 L38 34.5 L2 34.5Z", foot: 31.5 },
  green: { tint: "#7fd058", shade: "#4a9630", sign: "M5 5 H35 V35 H5Z", foot: 28.5 },
  yellow: { tint: "#ffdc4f", shade: "#d69a1c", sign: "M20 1 L39 20 L20 39 L1 20Z", foot: 28.5 },
  orange: { tint: "#ff9540", shade: "#cc5a12", sign: "M20 1 L38 23 L20 39 L2 23Z", foot: 30 },
  red: { tint: "#f4475c", shade: "#a8152f", sign: "M20 1.5 L38.5 15 L31.5 37 L8.5 37 L1.5 15Z", foot: 29.5 },
};
