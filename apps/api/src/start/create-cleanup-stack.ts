export type Undoing = { readonly later: (step: () => Promise<unknown>) => void; readonly all: () => Promise<void> };

/** Remembers how to end what was begun; the last begun ends first, and one that fails does not keep the others from ending. */
export const createCleanupStack = (): Undoing => {
  const steps: (() => Promise<unknown>)[] = [];
  const all = async () => {
    for (let step = steps.pop(); step; step = steps.pop()) await step().catch(() => undefined);
  };
  return { later: (step) => void steps.push(step), all };
};
