import { setImmediate as turn } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

type App = { readonly get: (path: string, answer: () => Promise<unknown>) => unknown };

/** What is held, and not what merely has not been thrown away yet. */
export const tellMemory = (app: App): void => {
  setFlagsFromString("--expose_gc");
  const collect = runInNewContext("gc") as () => void;
  app.get("/api/bench/memory", async () => {
    for (let time = 0; time < 3; time += 1) {
      collect();
      await turn(); // what a collected object held outside is given back after it
    }
    const { heapUsed, external } = process.memoryUsage();
    return { held: heapUsed + external };
  });
};
