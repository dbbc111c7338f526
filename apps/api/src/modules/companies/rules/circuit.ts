/** Circuit breaker for an external service, so that users do not wait for a service that does not answer. */
export type Circuit = {
  /** Consecutive failures. */
  readonly failures: number;
  /** The circuit is open until this time, in milliseconds. */
  readonly restsUntil: number;
};

export const FAILURES_MAX = 3;
export const REST_MS = 60_000;
/** Maximum concurrent requests: each waiting request occupies a database connection. */
export const ASKING_MAX = 4;

export const closedCircuit: Circuit = { failures: 0, restsUntil: 0 };

/** After the open period, one trial request checks whether the service works again. */
export const allowsRequest = ({ failures, restsUntil }: Circuit, asking: number, now: number): boolean =>
  now >= restsUntil && asking < (failures >= FAILURES_MAX ? 1 : ASKING_MAX);

export const afterFailure = ({ failures, restsUntil }: Circuit, now: number): Circuit => ({
  failures: failures + 1,
  restsUntil: failures + 1 >= FAILURES_MAX ? now + REST_MS : restsUntil,
});
