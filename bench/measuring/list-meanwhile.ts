import { openConnection } from "./http-connection.ts";
import type { ProductBench } from "./product-bench.ts";
import { percentile } from "./statistics.ts";

const QUIET_REQUESTS = 150;

/** Measures a list of the restricted user, alone and repeatedly while work runs. */
export const openList = async ({ server, tokens }: ProductBench, path = "/api/pendencies?itemsPerPage=20") => {
  const http = await openConnection(server.address, tokens.restricted);
  const timed = async () => {
    const begun = performance.now();
    await http.get(path);
    return performance.now() - begun;
  };
  const during = async <T>(work: Promise<T>): Promise<{ readonly done: T; readonly p95: number }> => {
    const state = { isOver: false };
    const done = work.finally(() => {
      state.isOver = true;
    });
    const times: number[] = [];
    while (!state.isOver) times.push(await timed());
    return { done: await done, p95: percentile(times, 0.95) };
  };
  const quiet = async () => {
    const times: number[] = [];
    for (let time = 0; time < QUIET_REQUESTS; time += 1) times.push(await timed());
    return percentile(times, 0.95);
  };
  return { during, quiet, close: http.close };
};
