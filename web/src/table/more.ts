/** Marks a list as long as more of it lies below than is seen, so that it can say so. */

const SLACK = 4;

export function more(list: HTMLElement): () => void {
  const look = (): void => {
    list.toggleAttribute("data-more", list.scrollHeight - list.scrollTop - list.clientHeight > SLACK);
  };
  const size = new ResizeObserver(look);
  const content = new MutationObserver(look);
  size.observe(list);
  content.observe(list, { childList: true, subtree: true, characterData: true });
  list.addEventListener("scroll", look);
  look();
  return () => {
    size.disconnect();
    content.disconnect();
    list.removeEventListener("scroll", look);
  };
}
