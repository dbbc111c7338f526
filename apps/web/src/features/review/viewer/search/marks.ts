import type { Match } from "./use-text-search.ts";

type Laid = ReadonlyMap<number, readonly HTMLElement[]>;

const rangeOf = ({ page, from, to }: Match, laid: Laid): Range | null => {
  const letters = laid.get(page);
  const [start, end] = [letters?.[from.run]?.firstChild, letters?.[to.run]?.firstChild];
  if (!start || !end) return null;
  const range = new Range();
  range.setStart(start, Math.min(from.offset, start.textContent?.length ?? 0));
  range.setEnd(end, Math.min(to.offset, end.textContent?.length ?? 0));
  return range;
};

/**
 * Highlights the matches on the drawn pages and returns the range of the current one. Browsers without the Highlight API only scroll to it.
 */
export const highlightMatches = (matches: readonly Match[], here: number, laid: Laid): Range | null => {
  const ranges = matches.map((match) => rangeOf(match, laid));
  const current = ranges[here] ?? null;
  if (typeof Highlight === "function") {
    CSS.highlights.set("review-found", new Highlight(...ranges.filter((range): range is Range => range !== null && range !== current)));
    CSS.highlights.set("review-here", new Highlight(...(current ? [current] : [])));
  }
  return current;
};

export const unmarkFound = (): void => {
  if (typeof Highlight !== "function") return;
  CSS.highlights.delete("review-found");
  CSS.highlights.delete("review-here");
};
