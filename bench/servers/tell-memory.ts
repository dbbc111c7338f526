import { setImmediate as turn } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

type App = { readonly get: (path: string, answer: () => Promise<unknown>) => unknown };

/** Route that reports live memory, after a garbage collection. */
export const tellMemory = (app: App): void => {
  setFlagsFromString("--expose_gc");
  const collect = runInNewContext("gc") as () => void;
  app.get("/api/bench/memory", async () => {
    for (let time = 0; time < 3; time += 1) {
      collect();
      await turn(); // external memory of collected objects is released after the collection
    }
    const { heapUsed, external } = process.memoryUsage();
    return { held: heapUsed + external };
  });
};
