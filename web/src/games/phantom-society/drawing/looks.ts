/** How a colour looks on everything: tint, wallpaper, furniture, and what its ghost wears. */

import { INK } from "../../../art/shapes";
import type { Colour } from "../types";

const LINE = `stroke="${INK}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"`;
const FINE = `stroke="${INK}" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"`;

export interface Look {
  wall: string;
  floor: string;
  ghost: string;
  shade: string;
  /** wallpaper in a box of 100 */
  pattern: string;
  furniture: string;
  /** on the ghost, whose eyes are at 39 and 61, 56 */
  wears: string;
}

const dots = Array.from({ length: 25 }, (_, i) => `<circle cx="${10 + (i % 5) * 20}" cy="${10 + Math.floor(i / 5) * 20}" r="3.2"/>`).join("");

export const LOOKS: Record<Colour, Look> = {
  blue: {
    wall: "#7fb2ff",
    floor: "#5b8de0",
    ghost: "#8fbcff",
    shade: "#4a78d6",
    pattern: `<path d="M12 0V100M28 0V100M44 0V100M60 0V100M76 0V100M92 0V100" stroke="#fff" stroke-opacity=".3" stroke-width="5"/>`,
    furniture: `<ellipse cx="54" cy="88" rx="40" ry="6" fill="#3d6fc4"/><path d="M20 88 V40 M84 52 V88 M20 66 H84" fill="none" stroke="${INK}" stroke-width="8.5" stroke-linecap="round"/><path d="M20 88 V40 M84 52 V88 M20 66 H84" fill="none" stroke="#8a5a2e" stroke-width="3.6" stroke-linecap="round"/><path d="M23 54 q0-12 12-12 q13 0 13 12Z" fill="#fffaf0" ${LINE}/><path d="M46 51 H83 V72 H23 V57 Q36 62 46 51Z" fill="#2f5fc0" ${LINE}/><path d="M50 57 H80 M44 64 H80" stroke="#8fbcff" stroke-width="2.6" stroke-linecap="round"/>`,
    wears: `<path d="M21 45 Q30 13 62 10 Q92 8 97 36 Q86 24 77 32 L79 45 Q50 33 21 45Z" fill="#2f5fc0" ${LINE}/><path d="M20 47 Q50 32 80 47" fill="none" stroke="${INK}" stroke-width="12" stroke-linecap="round"/><path d="M20 47 Q50 32 80 47" fill="none" stroke="#fffaf0" stroke-width="7" stroke-linecap="round"/><circle cx="97" cy="40" r="7" fill="#fffaf0" ${LINE}/>`,
  },
  red: {
    wall: "#f4806f",
    floor: "#cf5a50",
    ghost: "#ff6d78",
    shade: "#b3253f",
    pattern: `<path d="M0 20L20 0M0 60L60 0M0 100L100 0M40 100L100 40M80 100L100 80" stroke="#fff" stroke-opacity=".24" stroke-width="5"/>`,
    furniture: `<ellipse cx="52" cy="89" rx="36" ry="5" fill="#a83f38"/><rect x="24" y="34" width="56" height="54" fill="#7a3a22" ${LINE}/><path d="M24 60 H80" ${LINE}/><g ${FINE}><rect x="28" y="40" width="7" height="20" fill="#ffdc4f"/><rect x="35" y="44" width="7" height="16" fill="#8ff5d6"/><rect x="42" y="38" width="8" height="22" fill="#fffaf0"/><path d="M54 60 L60 40 L67 42 L61 60Z" fill="#7fb2ff"/><rect x="69" y="43" width="7" height="17" fill="#c9a2ff"/><rect x="29" y="66" width="8" height="20" fill="#fffaf0"/><rect x="37" y="69" width="7" height="17" fill="#7fd058"/><rect x="56" y="66" width="8" height="20" fill="#ffb83d"/><rect x="64" y="71" width="9" height="15" fill="#fffaf0"/></g>`,
    wears: `<path d="M20 53 L28 56 M72 56 L80 53 M47 56 Q50 52 53 56" fill="none" stroke="${INK}" stroke-width="3.4" stroke-linecap="round"/><g fill="#fff" fill-opacity=".5" stroke="${INK}" stroke-width="3.4"><circle cx="38" cy="57" r="11.5"/><circle cx="62" cy="57" r="11.5"/></g><path d="M31 26 Q40 8 52 12 Q48 17 55 22" fill="none" stroke="${INK}" stroke-width="3.4" stroke-linecap="round"/>`,
  },
  green: {
    wall: "#86c96a",
    floor: "#5fa046",
    ghost: "#8edb66",
    shade: "#47902d",
    pattern: `<g fill="#fff" fill-opacity=".32">${dots}</g>`,
    furniture: `<ellipse cx="50" cy="89" rx="38" ry="5" fill="#457a30"/><path d="M28 60 Q24 34 50 34 Q76 34 72 60" fill="#7a4a22" ${LINE}/><g fill="#4f2e12"><circle cx="42" cy="46" r="2.2"/><circle cx="58" cy="46" r="2.2"/><circle cx="50" cy="53" r="2.2"/></g><path d="M18 60 q0-9 8-9 q8 0 8 9 V69 H66 V60 q0-9 8-9 q8 0 8 9 V83 H18Z" fill="#a8652e" ${LINE}/><path d="M34 68 H66 V75 H34Z" fill="#7a4a22" ${LINE}/><path d="M26 83 v6 M74 83 v6" ${LINE}/><path d="M85 44 q-6-6 0-12 q6-6 0-12" fill="none" stroke="#fffaf0" stroke-width="4" stroke-linecap="round"/>`,
    wears: `<path d="M35 30 L33 4 H67 L65 30Z" fill="#3a2a52" ${LINE}/><path d="M35 22 H65.5 L65 30 H35Z" fill="#ef4a5f" ${FINE}/><path d="M22 33 Q50 22 78 33 Q50 40 22 33Z" fill="#3a2a52" ${LINE}/>`,
  },
  white: {
    wall: "#f4ead5",
    floor: "#dccaa5",
    ghost: "#fffaf0",
    shade: "#cdbb95",
    pattern: `<path d="M0 20H100M0 40H100M0 60H100M0 80H100M20 0V100M40 0V100M60 0V100M80 0V100" stroke="#9b8350" stroke-opacity=".38" stroke-width="2"/>`,
    furniture: `<ellipse cx="50" cy="90" rx="34" ry="5" fill="#b79f6e"/><path d="M20 58 H80 L74 89 H26Z" fill="#8fa9c9" ${LINE}/><path d="M33 64 L36 84 M50 64 V84 M67 64 L64 84" stroke="#6d88aa" stroke-width="3" stroke-linecap="round"/><path d="M16 51 H84 V60 H16Z" fill="#b6c9de" ${LINE}/><g fill="#fffaf0" ${FINE}><circle cx="34" cy="45" r="9"/><circle cx="66" cy="45" r="9"/><circle cx="50" cy="39" r="11.5"/><circle cx="76" cy="27" r="5"/><circle cx="64" cy="20" r="3.5"/></g>`,
    wears: `<g fill="#d7ecff" ${FINE}><circle cx="34" cy="30" r="10"/><circle cx="66" cy="30" r="10"/><circle cx="50" cy="23" r="13"/><circle cx="75" cy="13" r="5"/><circle cx="24" cy="16" r="3.6"/></g><path d="M45 16 q4-5 9-3" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/>`,
  },
};

/** A revealed or hidden ghost: one body for all, so that only what it wears tells them apart. */
export const FACE = `<g fill="${INK}"><ellipse cx="39" cy="57" rx="6" ry="8.5"/><ellipse cx="61" cy="57" rx="6" ry="8.5"/><path d="M36 76 Q50 91 66 73 Q64 85 52 87 Q41 87 36 76Z"/></g><g fill="#fff"><circle cx="41.5" cy="53" r="2.3"/><circle cx="63.5" cy="53" r="2.3"/><path d="M44 81.5 l3 5 3-4z"/></g>`;
