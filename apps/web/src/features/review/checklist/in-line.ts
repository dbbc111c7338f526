let line: Promise<unknown> = Promise.resolve();

/** Answers are sent one after the other, in the order in which they were given; whoever decides waits for the last of them. */
export const inLine = <T>(work: () => Promise<T>): Promise<T> => {
  const next = line.then(work, work);
  line = next.catch(() => {});
  return next;
};
