export type Undoing = { readonly later: (step: () => Promise<unknown>) => void; readonly all: () => Promise<void> };

/** Runs cleanup steps in reverse order. A step that fails does not stop the others. */
export const createCleanupStack = (): Undoing => {
  const steps: (() => Promise<unknown>)[] = [];
  const all = async () => {
    for (let step = steps.pop(); step; step = steps.pop()) await step().catch(() => undefined);
  };
  return { later: (step) => void steps.push(step), all };
};
