/** Keyboard shortcuts of the list. */
export const listKeys = ["j", "k", "x", "Enter", "/", "?"] as const;

/** `opened` is the index of the row that was opened last, or -1. */
type Step = { readonly step: 1 | -1; readonly count: number; readonly opened: number };
/** The next row. The first step enters at the row that was opened last; the ends do not wrap. */
export const rowAfter = (current: number, { step, count, opened }: Step): number =>
  current < 0 ? Math.max(0, opened) : Math.max(0, Math.min(count - 1, current + step));
