/** One line drawing for each place, in a box of 70 x 52. `.f` is filled with the tint of the card. */

import type { Place } from "../types";

export const PICTURES: Record<Place, string> = {
  attic: '<path class="f" d="M6 34 L35 6 L64 34Z"/><path d="M18 34 V50 H52 V34"/><circle class="g" cx="35" cy="25" r="5"/><path d="M26 50 V41 H36 V50"/>',
  bedroom: '<path d="M9 12 V50 M61 26 V50"/><path class="f" d="M9 30 H61 V42 H9Z"/><path class="g" d="M14 30 q0 -8 9 -8 q9 0 9 8Z"/><path d="M9 14 q12 -8 20 8"/>',
  nursery: '<path class="f" d="M14 46 V18 H56 V46Z"/><path d="M14 30 H56 M22 18 V46 M30 18 V46 M40 18 V46 M48 18 V46 M12 50 H58"/><circle class="g" cx="35" cy="9" r="5"/>',
  bathroom: '<path class="f" d="M8 28 H62 Q62 46 50 46 H20 Q8 46 8 28Z"/><path d="M20 46 l-3 5 M50 46 l3 5 M14 28 V10 q0 -5 6 -5 q6 0 6 5"/><circle class="g" cx="40" cy="22" r="5"/><circle class="g" cx="49" cy="19" r="3.500"/>',
  parlour: '<path class="f" d="M18 30 V14 Q18 6 35 6 Q52 6 52 14 V30"/><path class="g" d="M10 26 q8 0 8 10 H52 q0 -10 8 -10 V46 H10Z"/><path d="M16 46 v5 M54 46 v5 M28 16 v.1 M42 16 v.1 M35 23 v.1"/>',
  hall: '<path class="f" d="M20 50 V18 Q20 5 35 5 Q50 5 50 18 V50Z"/><path class="g" d="M27 50 V22 Q27 14 35 14 Q43 14 43 22 V50Z"/><path d="M39 34 v.1 M12 50 H58"/>',
  kitchen: '<path class="f" d="M16 26 H54 V42 Q54 50 46 50 H24 Q16 50 16 42Z"/><path d="M10 26 H60 M26 18 q-4 -5 0 -10 M36 18 q-4 -5 0 -10 M46 18 q-4 -5 0 -10"/>',
  library: '<path class="f" d="M11 6 H59 V50 H11Z"/><path d="M11 28 H59 M19 6 V28 M26 6 V28 M38 10 L46 28 M50 6 V28 M21 28 V50 M30 28 V50 M44 28 V50 M52 28 V50"/>',
  "wine-cellar": '<path class="f" d="M16 10 Q9 29 16 48 H54 Q61 29 54 10Z"/><path d="M13 20 H57 M13 38 H57"/><path class="g" d="M31 25 h8 v8 h-8Z"/>',
  "boiler-room": '<path class="f" d="M18 50 V16 Q18 5 35 5 Q52 5 52 16 V50Z"/><path class="g" d="M26 34 H44 V45 H26Z"/><circle cx="35" cy="19" r="7"/><path d="M35 15 v4 l3 2 M52 20 h8 V8"/>',
  laundry: '<path class="f" d="M12 30 H58 L53 50 H17Z"/><circle class="g" cx="27" cy="23" r="7"/><circle class="g" cx="43" cy="21" r="8"/><circle cx="35" cy="10" r="4"/><path d="M20 38 H50"/>',
  dungeon: '<path class="f" d="M16 50 V20 Q16 6 35 6 Q54 6 54 20 V50Z"/><path d="M26 9 V50 M35 6 V50 M44 9 V50 M16 28 H54 M16 42 H54"/>',
  graveyard: '<path class="f" d="M14 50 V24 Q14 11 25 11 Q36 11 36 24 V50Z"/><path d="M48 50 V22 M41 30 H55 M8 50 H62 M20 25 h10 M20 32 h10"/>',
  "old-well": '<path class="f" d="M16 32 H54 V50 H16Z"/><path class="g" d="M12 16 L35 3 L58 16Z"/><path d="M20 32 V16 M50 32 V16 M16 41 H54 M28 32 V41 M42 32 V41 M35 16 V25"/>',
  greenhouse: '<path class="f" d="M10 50 V24 L35 6 L60 24 V50Z"/><path d="M10 24 H60 M35 6 V24 M22 24 V50 M48 24 V50"/><path class="g" d="M35 50 V40 M35 42 q-9 -1 -9 -10 q9 0 9 8 q0 -10 9 -10 q0 11 -9 12"/>',
  "hanging-tree": '<path d="M24 50 Q31 34 26 18 M26 24 Q14 20 12 8 M27 18 Q38 6 58 10 M27 28 Q40 22 46 24"/><path d="M52 10 V20"/><circle class="f" cx="52" cy="25" r="5"/><path d="M12 50 H46"/>',
  "grand-staircase": '<path class="f" d="M8 50 H20 V40 H32 V30 H44 V20 H62 V50Z"/><path d="M10 34 L48 4 M10 34 v10 M26 22 v14 M42 9 v12"/>',
  "dumb-waiter": '<path class="f" d="M18 6 H52 V50 H18Z"/><path class="g" d="M24 24 H46 V42 H24Z"/><path d="M35 6 V24 M28 38 q7 -10 14 0Z M29 15 l6 -6 6 6"/>',
  "cellar-stairs": '<path class="f" d="M8 8 H22 V18 H34 V28 H46 V38 H62 V50 H8Z"/><path d="M52 6 V26 M46 20 l6 7 6 -7"/>',
  trapdoor: '<path class="f" d="M10 38 H60 L54 50 H16Z"/><path class="g" d="M14 38 L24 10 H58 L56 38Z"/><path d="M36 22 q5 -4 9 0"/>',
  "cellar-window": '<path class="f" d="M14 34 Q14 12 35 12 Q56 12 56 34Z"/><path d="M35 12 V34 M24 15 V34 M46 15 V34 M8 34 H62 M8 44 H62 M20 34 V44 M40 34 V44"/>',
  tunnel: '<path class="f" d="M10 50 V30 Q10 6 35 6 Q60 6 60 30 V50Z"/><path class="g" d="M21 50 V32 Q21 19 35 19 Q49 19 49 32 V50Z"/><path d="M10 30 H21 M49 30 H60 M18 14 L26 22 M52 14 L44 22"/>',
  chimney: '<path class="f" d="M22 50 V22 H48 V50Z"/><path class="g" d="M17 22 H53 V14 H17Z"/><path d="M22 32 H48 M22 41 H48 M35 22 V32 M29 32 V41 M42 32 V41 M35 9 q-5 -4 0 -8"/>',
  pipes: '<path class="f" d="M8 10 H30 Q40 10 40 20 V32 Q40 38 46 38 H62 V50 H42 Q28 50 28 36 V22 H8Z"/><path d="M14 7 V25 M56 35 V53"/>',
  "hollow-walls": '<path class="f" d="M8 6 H62 V50 H8Z"/><path class="g" d="M24 16 H42 L46 28 L40 40 H26 L21 29Z"/><path d="M8 18 H24 M44 18 H62 M8 34 H22 M44 34 H62 M16 6 V18 M52 18 V34 M16 34 V50 M50 34 V50"/><path d="M30 27 v.1 M38 27 v.1"/>',
  wiring: '<path d="M4 40 Q16 40 16 30 Q16 20 27 20 M66 40 Q54 40 54 30"/><path class="f" d="M26 22 Q26 6 40 6 Q54 6 54 22 Q54 30 47 34 V41 H33 V34 Q26 30 26 22Z"/><path d="M33 46 H47 M36 51 H44 M36 22 l4 5 4 -5"/>',
};
