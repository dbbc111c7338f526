/** How the list is walked without a mouse. */
export const listKeys = ["j", "k", "x", "Enter", "/", "?"] as const;

/** `opened`: the row that was opened last, or -1 where it is not there. */
type Step = { readonly step: 1 | -1; readonly count: number; readonly opened: number };
/** The row that a step leads to; the first step enters the list, where somebody left it, and its ends hold. */
export const rowAfter = (current: number, { step, count, opened }: Step): number =>
  current < 0 ? Math.max(0, opened) : Math.max(0, Math.min(count - 1, current + step));
