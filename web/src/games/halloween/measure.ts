/** How the table is laid out on a stage of this size. */

/** Before the stage is measured: like a window of a desk, so that nothing is laid out anew there. */
export const AT_FIRST = { width: 900, height: 600 };

/** Below a row of cards and above a board, a lower stage would leave nothing of the town. Between the two
    it stays as it was: a line more or less of a lesson does not lay the table out anew. */
const LOW = { below: 590, until: 640 };

export const isLow = (height: number, was: boolean): boolean => height < (was ? LOW.until : LOW.below);

/** Town and board side by side. */
const BESIDE = 700;
/** Or one above the other: the least width of the board, and what stands there above each other. */
const STACKED = { width: 480, town: 300, tabs: 34, turn: 24, section: 45, slots: 100 };

export const fitBeside = (width: number): boolean => width >= BESIDE;

export function fitStacked(width: number, height: number, sections: number): boolean {
  const { town, tabs, turn, section, slots } = STACKED;
  return width >= STACKED.width && height >= town + tabs + turn + sections * section + slots;
}

/** Beside the tabs of all boards: the round, and the way out of a question. */
const TURN = 280;
/** A tab with a name in full: the name and the crest, and the level of each section. */
const TAB = { name: 136, level: 17 };

/** A name is told in full or not at all; the crest stands for it. */
export const fitNames = (width: number, seats: number, sections: number): boolean => (width - TURN) / seats >= TAB.name + TAB.level * sections;
