/**
 * Brings something into view in the column that scrolls, and leaves the page where it is: as little as is needed, or up to the top where it is
 * read from there. Says whether there was anything to scroll.
 */
export const scrollIntoContainer = (column: Element | null | undefined, what: Element, where: "nearest" | "top" = "nearest"): boolean => {
  if (!column || column.scrollHeight <= column.clientHeight) return false;
  const [place, box] = [what.getBoundingClientRect(), column.getBoundingClientRect()];
  const toTop = place.top - box.top;
  if (where === "top" || toTop < 0) column.scrollTop += toTop;
  else if (place.bottom > box.bottom) column.scrollTop += place.bottom - box.bottom;
  return true;
};
