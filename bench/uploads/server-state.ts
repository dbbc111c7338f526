import type { Caller } from "./form-sender.ts";

export type ServerState = {
  readonly residentMb: number;
  /** Event loop lag, p99 since the last call. */
  readonly lateMs: number;
};

/** Sampling interval of the lag, which the metric includes. */
const LOOKED_AT_EVERY_MS = 10;

const metricOf = (text: string, name: string): number => {
  const found = new RegExp(`^${name} (\\S+)$`, "m").exec(text);
  if (!found) throw new Error(`the server does not tell ${name}`);
  return Number(found[1]);
};

export const askState = async ({ get }: Caller): Promise<ServerState> => {
  const { body } = await get("/api/metrics");
  return {
    residentMb: metricOf(body, "process_resident_memory_bytes") / 1e6,
    lateMs: Math.max(0, metricOf(body, "nodejs_eventloop_lag_p99_seconds") * 1000 - LOOKED_AT_EVERY_MS),
  };
};

/** Live memory of the server after a garbage collection. */
export const askHeldBytes = async ({ get }: Caller): Promise<number> => {
  const { body } = await get("/api/bench/memory");
  return (JSON.parse(body) as { readonly held: number }).held;
};
