/** How the list is walked without a mouse. */
export const listKeys = ["j", "k", "x", "Enter", "/", "?"] as const;

/** The row that a step leads to; the first step enters the list, and its ends hold. */
export const rowAfter = (current: number, { step, count }: { readonly step: 1 | -1; readonly count: number }): number =>
  current < 0 ? 0 : Math.max(0, Math.min(count - 1, current + step));
