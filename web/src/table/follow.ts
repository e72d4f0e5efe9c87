/** Keeps the end of a list in sight, whatever comes and however high the window is, unless the reader has scrolled up to read. */

const SLACK = 60;

export function follow(list: HTMLElement): () => void {
  let reading = false;
  const look = (): void => {
    reading = list.scrollHeight - list.scrollTop - list.clientHeight > SLACK;
  };
  const keep = (): void => {
    if (!reading) list.scrollTop = list.scrollHeight;
  };
  const size = new ResizeObserver(keep);
  const content = new MutationObserver(keep);
  size.observe(list);
  content.observe(list, { childList: true });
  list.addEventListener("scroll", look);
  keep();
  return () => {
    size.disconnect();
    content.disconnect();
    list.removeEventListener("scroll", look);
  };
}
