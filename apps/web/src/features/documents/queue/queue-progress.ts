/** An item of the sending queue. It has left once its documents are sent. */
type Stop = { readonly id: number; readonly isLeft: boolean };
/** The part of the queue that its components use. */
export type SendingQueue = {
  readonly stops: readonly Stop[];
  readonly next: Stop | undefined;
  readonly before: Stop | undefined;
  readonly total: { readonly count: number; readonly isExact: boolean } | null;
  readonly go: (stop: { readonly id: number }) => void;
  readonly goOn: () => void;
};

/** Position of a pendency in the queue. Items that left stay counted, because the user walked them. */
export const positionOf = (id: number, { stops, total }: Pick<SendingQueue, "stops" | "total">) => {
  const at = stops.findIndex((stop) => stop.id === id);
  if (at < 0) return null;
  const left = stops.filter(({ isLeft }) => isLeft).length;
  return { position: at + 1, length: Math.max(stops.length, left + (total?.count ?? 0)), isExact: total?.isExact ?? false };
};

/** The result at the end of the queue: sent items, and those that the user skipped. */
export const resultOf = ({ stops }: Pick<SendingQueue, "stops">) => {
  const skipped = stops.filter(({ isLeft }) => !isLeft);
  return { sent: stops.length - skipped.length, skipped: skipped.length, firstSkipped: skipped[0] ?? null };
};
