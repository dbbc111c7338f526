import type { HttpConnection } from "./http-connection.ts";
import { median, percentile } from "./statistics.ts";

export type Operation = { readonly name: string; readonly run: () => Promise<unknown> };
export type Timing = { readonly name: string; readonly median: number; readonly p95: number; readonly p99: number };
type Rounds = { readonly rounds: number; readonly warmUp: number; readonly secondsMax: number };

const timed = async ({ run }: Operation): Promise<number> => {
  const begun = performance.now();
  await run();
  return performance.now() - begun;
};

/** Runs the operations alternately, so that load on the machine affects all of them equally and their ratios stay valid. Milliseconds. */
export const interleave = async (operations: readonly Operation[], { rounds, warmUp, secondsMax }: Rounds): Promise<readonly Timing[]> => {
  const series = operations.map((operation) => ({ operation, times: [] as number[] }));
  for (let round = 0; round < warmUp; round += 1) for (const { run } of operations) await run();
  const deadline = performance.now() + secondsMax * 1000;
  for (let round = 0; round < rounds && (round === 0 || performance.now() < deadline); round += 1)
    for (const { operation, times } of series) times.push(await timed(operation));
  return series.map(({ operation: { name }, times }) => ({
    name,
    median: median(times),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
  }));
};

/** Requests per second with this many connections, each sending its next request after a response. */
export const requestsPerSecond = async (connections: readonly HttpConnection[], path: string, requests: number): Promise<number> => {
  let left = requests;
  const ask = async (connection: HttpConnection) => {
    while (left > 0) {
      left -= 1;
      await connection.get(path);
    }
  };
  const begun = performance.now();
  await Promise.all(connections.map(ask));
  return (requests / (performance.now() - begun)) * 1000;
};
