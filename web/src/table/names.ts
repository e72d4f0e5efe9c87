/** How seats are called: people by their names, bots by their level, free seats as such. */

import type { TableSeat } from "../protocol";
import { t } from "../speech/language.svelte";

const NUMERALS = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"];

/** Bots of one level are told apart by a numeral, in the order of their seats. */
export function seatNames(seats: readonly TableSeat[]): string[] {
  return seats.map((seat, n) => {
    if (seat.kind === "open") return t("seat-open");
    if (seat.name) return seat.name;
    if (seat.kind === "person") return t("seat-number", { seat: seat.seat + 1 });
    const alike = seats.filter((other) => other.kind === "bot" && !other.name && other.level === seat.level);
    const name = t(`level-${seat.level}`);
    if (alike.length === 1) return name;
    const before = seats.slice(0, n).filter((other) => alike.includes(other)).length;
    return `${name} ${NUMERALS[before] ?? before + 1}`;
  });
}
