/** Brings something into view in the column that scrolls, and leaves the page where it is. Says whether there was anything to scroll. */
export const showWithin = (column: Element | null | undefined, what: Element, roomAbove = 0): boolean => {
  if (!column || column.scrollHeight <= column.clientHeight) return false;
  const [place, box] = [what.getBoundingClientRect(), column.getBoundingClientRect()];
  const isAbove = place.top < box.top + roomAbove;
  if (isAbove || place.bottom > box.bottom) column.scrollTop += isAbove ? place.top - box.top - roomAbove : place.bottom - box.bottom;
  return true;
};
