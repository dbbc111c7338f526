// Keyboard navigation in a list of options.
type Among = { readonly chosen: number; readonly count: number };

const moves: { readonly [key: string]: (among: Among) => number } = {
  ArrowDown: ({ chosen, count }) => (chosen + 1) % count,
  ArrowUp: ({ chosen, count }) => (chosen - 1 + count) % count,
  PageDown: ({ chosen, count }) => Math.min(chosen + 8, count - 1),
  PageUp: ({ chosen }) => Math.max(chosen - 8, 0),
};

/** The next index for a navigation key; `undefined` for other keys and for an empty list. */
export const nextIndexForKey = (key: string, among: Among): number | undefined => (among.count === 0 ? undefined : moves[key]?.(among));
