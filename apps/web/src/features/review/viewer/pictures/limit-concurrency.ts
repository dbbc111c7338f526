import type { CancellableTask } from "../paged-document.ts";

/** Runs tasks in order with limited concurrency. A task that is canceled while waiting never starts. */
export const limitConcurrency = (max: number) => {
  const waiting: (() => void)[] = [];
  let working = 0;
  const next = () => {
    if (working < max) waiting.shift()?.();
  };
  return <T>(begin: () => CancellableTask<T>): CancellableTask<T> => {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    let cancel = () => {
      const place = waiting.indexOf(turn);
      if (place >= 0) waiting.splice(place, 1);
      reject(new Error("not wanted any more"));
    };
    const turn = () => {
      const task = begin();
      working += 1;
      cancel = task.cancel;
      task.done.then(resolve, reject).finally(() => {
        working -= 1;
        next();
      });
    };
    waiting.push(turn);
    next();
    return { done: promise, cancel: () => cancel() };
  };
};
