/** Six facades: wall, trim and roof, in a box of 314 wide whose wall begins at 48. */

import { INK } from "../../../art/shapes";
import type { Building } from "../types";

const LINE = `stroke="${INK}" stroke-width="2.4" stroke-linejoin="round"`;
const FINE = `stroke="${INK}" stroke-width="2" stroke-linejoin="round"`;

const lamps = Array.from({ length: 11 }, (_, i) => {
  const turn = Math.PI * (0.08 + (0.84 * i) / 10);
  return `<circle cx="${(157 - Math.cos(turn) * 122).toFixed(1)}" cy="${(50 - Math.sin(turn) * 38).toFixed(1)}" r="3"/>`;
}).join("");

export interface Facade {
  wall: string;
  trim: string;
  roof: string;
}

export const FACADES: Record<Building, Facade> = {
  church: {
    wall: "#626cae",
    trim: "#434b86",
    roof: `<path d="M30 48 L60 14 L90 48Z" fill="#434b86" ${LINE}/><path d="M222 48 V26 L244 -10 L266 26 V48Z" fill="#434b86" ${LINE}/><path d="M244 -24 V-10 M238 -18 H250" stroke="${INK}" stroke-width="3.5"/><path d="M236 48 V36 q0-8 8-8 q8 0 8 8 V48Z" fill="#cfd8ff" ${LINE}/>`,
  },
  school: {
    wall: "#a05a72",
    trim: "#6f3b50",
    roof: `<path d="M134 30 V8 L157 -12 L180 8 V30Z" fill="#6f3b50" ${LINE}/><circle cx="157" cy="14" r="10" fill="#fffaf0" ${LINE}/><path d="M157 14 V7 M157 14 L162 16" stroke="${INK}" stroke-width="2"/><path d="M8 48 L26 26 H288 L306 48Z" fill="#6f3b50" ${LINE}/>`,
  },
  hospital: {
    wall: "#4f8c9b",
    trim: "#34606d",
    roof: `<path d="M12 48 V32 H302 V48Z" fill="#34606d" ${LINE}/><path d="M178 32 V4 H256 V32Z" fill="#4f8c9b" ${LINE}/><path d="M212 8 h10 v6 h6 v9 h-6 v6 h-10 v-6 h-6 v-9 h6Z" fill="#fffaf0" ${FINE}/>`,
  },
  "town-hall": {
    wall: "#968159",
    trim: "#66563a",
    roof: `<path d="M36 48 L177 14 L298 48Z" fill="#66563a" ${LINE}/><path d="M177 14 V-10" stroke="${INK}" stroke-width="3"/><path d="M178 -10 q10-4 18 0 q8 3 14 0 v12 q-8 3-14 0 q-8-4-18 0Z" fill="#f4ead5" ${FINE}/><circle cx="197" cy="35" r="8" fill="#fffaf0" ${FINE}/><path d="M197 35 v-5 M197 35 h4" stroke="${INK}" stroke-width="1.8"/>`,
  },
  police: {
    wall: "#4a69b0",
    trim: "#30477d",
    roof: `<path d="M12 48 V34 H22 V26 H40 V34 H60 V26 H78 V34 H236 V26 H254 V34 H274 V26 H292 V34 H302 V48Z" fill="#30477d" ${LINE}/><path d="M186 34 V18 q0-11 11-11 q11 0 11 11 V34Z" fill="#9cc4ff" ${LINE}/><path d="M174 14 l-7-4 M220 14 l7-4 M197 2 v-8" stroke="#9cc4ff" stroke-width="3" stroke-linecap="round"/>`,
  },
  cinema: {
    wall: "#84539f",
    trim: "#5b3672",
    roof: `<path d="M22 48 Q30 4 157 2 Q284 4 292 48Z" fill="#5b3672" ${LINE}/><g fill="#e9d9ff">${lamps}</g><path d="M217 16 l3.5 7 8 1-6 5 1.8 8-7.3-4-7.3 4 1.8-8-6-5 8-1Z" fill="#fff3d6" ${FINE}/>`,
  },
};
