let line: Promise<unknown> = Promise.resolve();

/** Answers are sent one after the other, in the order in which they were given. */
export const runSerially = <T>(work: () => Promise<T>): Promise<T> => {
  const next = line.then(work, work);
  line = next.catch(() => {});
  return next;
};

/** Whoever decides waits for the last of them, so that a decision rests on every answer that was given before it. */
export const answersSaved = (): Promise<void> => runSerially(async () => {});
