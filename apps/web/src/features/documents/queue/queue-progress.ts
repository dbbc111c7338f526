/** An item of the sending queue. It has left once its documents are sent. */
type Item = { readonly id: number; readonly isLeft: boolean };
/** The part of the queue that its components use. */
export type SendingQueue = {
  readonly items: readonly Item[];
  readonly next: Item | undefined;
  readonly before: Item | undefined;
  readonly total: { readonly count: number; readonly isExact: boolean } | null;
  readonly go: (item: { readonly id: number }) => void;
  readonly goOn: () => void;
};

/** Position of a pendency in the queue. Items that left stay counted, because the user has passed them. */
export const positionOf = (id: number, { items, total }: Pick<SendingQueue, "items" | "total">) => {
  const at = items.findIndex((item) => item.id === id);
  if (at < 0) return null;
  const left = items.filter(({ isLeft }) => isLeft).length;
  return { position: at + 1, length: Math.max(items.length, left + (total?.count ?? 0)), isExact: total?.isExact ?? false };
};

/** The result at the end of the queue: sent items, and those that the user skipped. */
export const resultOf = ({ items }: Pick<SendingQueue, "items">) => {
  const skipped = items.filter(({ isLeft }) => !isLeft);
  return { sent: items.length - skipped.length, skipped: skipped.length, firstSkipped: skipped[0] ?? null };
};
