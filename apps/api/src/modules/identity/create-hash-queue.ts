import { type Refusal, refuse } from "../../kernel/outcome.ts";

type Options = {
  /** Hashes that run at the same time. */
  readonly concurrent: number;
  /** Requests that run or wait for a hash. */
  readonly requestsMax: number;
};
const RETRY_AFTER_SECONDS = 5;

/** Limiter of password hashes. A hash costs 19 MiB and a CPU for some 25 ms, so a flood of sign-ins would stop every other request. */
export const createHashQueue = ({ concurrent, requestsMax }: Options) => {
  const waiting: (() => void)[] = [];
  let running = 0;
  let requests = 0;

  /** Runs one hash when a slot is free; the next waiting hash takes over the slot. */
  const run = async <T>(hash: () => Promise<T>): Promise<T> => {
    if (running < concurrent) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await hash();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };

  /** Runs a request that hashes, one hash at a time. Refuses it when the queue is full. */
  const withCapacity = async <T>(request: () => Promise<T>): Promise<T | Refusal<"password.busy">> => {
    if (requests >= requestsMax) return refuse("password.busy", { retryAfterSeconds: RETRY_AFTER_SECONDS });
    requests += 1;
    try {
      return await request();
    } finally {
      requests -= 1;
    }
  };
  return { run, withCapacity };
};
