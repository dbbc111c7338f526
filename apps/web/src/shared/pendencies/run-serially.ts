let queue: Promise<unknown> = Promise.resolve();

/** Queue: sends answers one at a time, in their order. */
export const runSerially = <T>(work: () => Promise<T>): Promise<T> => {
  const next = queue.then(work, work);
  queue = next.catch(() => {});
  return next;
};

/** Resolves after all queued answers are saved, so that a decision includes them. */
export const answersSaved = (): Promise<void> => runSerially(async () => {});
