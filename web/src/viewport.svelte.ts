/** How much room there is: a desk has rail and panel, a phone has the hand near the thumb; where it
    lies, what is asked stands beside the board. */

const desk = matchMedia("(min-width: 1100px)");
const upright = matchMedia("(max-width: 760px)");
const lying = matchMedia("(max-height: 480px) and (min-width: 600px) and (max-width: 1099px)");
const room = $state({ desk: desk.matches, upright: upright.matches, lying: lying.matches });
desk.addEventListener("change", () => (room.desk = desk.matches));
upright.addEventListener("change", () => (room.upright = upright.matches));
lying.addEventListener("change", () => (room.lying = lying.matches));

export const onDesk = (): boolean => room.desk;
export const onPhone = (): boolean => room.upright || room.lying;
export const isLying = (): boolean => room.lying;
