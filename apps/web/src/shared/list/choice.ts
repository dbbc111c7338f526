type Among = { readonly chosen: number; readonly count: number };

const moves: { readonly [key: string]: (among: Among) => number } = {
  ArrowDown: ({ chosen, count }) => (chosen + 1) % count,
  ArrowUp: ({ chosen, count }) => (chosen - 1 + count) % count,
  PageDown: ({ chosen, count }) => Math.min(chosen + 8, count - 1),
  PageUp: ({ chosen }) => Math.max(chosen - 8, 0),
};

/** Which of them a key chooses next; nothing for a key that belongs to the field, or when there is nothing to choose. */
export const nextIndexForKey = (key: string, among: Among): number | undefined => (among.count === 0 ? undefined : moves[key]?.(among));
