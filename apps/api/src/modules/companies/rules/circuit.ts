/** Whether a service outside is worth asking: one that does not answer must not make everybody wait for it. */
export type Circuit = {
  /** In a row, up to now. */
  readonly failures: number;
  /** Until when nobody asks, in milliseconds. */
  readonly restsUntil: number;
};

export const FAILURES_MAX = 3;
export const REST_MS = 60_000;
/** So many people may wait for it at once: each holds a connection to the database meanwhile. */
export const ASKING_MAX = 4;

export const closedCircuit: Circuit = { failures: 0, restsUntil: 0 };

/** After a rest one person finds out for all the others whether it is back. */
export const allowsRequest = ({ failures, restsUntil }: Circuit, asking: number, now: number): boolean =>
  now >= restsUntil && asking < (failures >= FAILURES_MAX ? 1 : ASKING_MAX);

export const afterFailure = ({ failures, restsUntil }: Circuit, now: number): Circuit => ({
  failures: failures + 1,
  restsUntil: failures + 1 >= FAILURES_MAX ? now + REST_MS : restsUntil,
});
