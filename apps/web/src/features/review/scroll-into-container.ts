/**
 * Scrolls only the container, not the page, so that the element is visible or at the top. Returns false if the container does not scroll.
 */
export const scrollIntoContainer = (column: Element | null | undefined, what: Element, where: "nearest" | "top" = "nearest"): boolean => {
  if (!column || column.scrollHeight <= column.clientHeight) return false;
  const [place, box] = [what.getBoundingClientRect(), column.getBoundingClientRect()];
  const toTop = place.top - box.top;
  if (where === "top" || toTop < 0) column.scrollTop += toTop;
  else if (place.bottom > box.bottom) column.scrollTop += place.bottom - box.bottom;
  return true;
};
