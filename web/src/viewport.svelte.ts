/** How much room there is: a desk has rail and panel, a phone has the hand near the thumb. */

const desk = matchMedia("(min-width: 1100px)");
const phone = matchMedia("(max-width: 760px)");
const room = $state({ desk: desk.matches, phone: phone.matches });
desk.addEventListener("change", () => (room.desk = desk.matches));
phone.addEventListener("change", () => (room.phone = phone.matches));

export const onDesk = (): boolean => room.desk;
export const onPhone = (): boolean => room.phone;
