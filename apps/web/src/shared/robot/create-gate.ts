// Robot check: prepares and spends single-use passes.
import type { Puzzle, RobotChallenge } from "@emdia/contract/identity/robot.ts";
import { ApiFailure } from "../api/api-failure.ts";
import { createObservable } from "../create-observable.ts";

export type GateDoors = {
  readonly ask: () => Promise<RobotChallenge>;
  /** Solves the puzzle in the background. */
  readonly solve: (puzzle: Puzzle) => Promise<string>;
  readonly exchange: (response: string) => Promise<{ readonly pass: string }>;
  readonly nowMs: () => number;
};
type Service = Extract<RobotChallenge, { kind: "service" }>;
/** `idle`: not started. `asking`: a captcha service requires an answer of the user. */
export type GateState =
  | { readonly step: "idle" | "checking" | "confirmed" | "unneeded" }
  | { readonly step: "asking"; readonly service: Service; readonly answer: (response: string) => void }
  | { readonly step: "failed"; readonly failure: unknown };
type CachedPass = { readonly pass: string | undefined; readonly goodUntilMs: number };

/** One minute less than the server's ten, to allow for the transfer. */
const GOOD_FOR_MS = 9 * 60_000;

const wasRefused = (failure: unknown) => failure instanceof ApiFailure && failure.code === "robot.not_confirmed";

/** Prepares one unused robot pass from the first key press on, so that a submit rarely waits. */
export const createGate = ({ ask, solve, exchange, nowMs }: GateDoors) => {
  const state = createObservable<GateState>({ step: "idle" });
  let ready: Promise<CachedPass> | null = null;
  let validUntilMs = Number.POSITIVE_INFINITY;

  const answerOf = (challenge: Exclude<RobotChallenge, { kind: "off" }>): Promise<string> => {
    if (challenge.kind === "altcha") return solve(challenge.puzzle);
    return new Promise((answer) => state.write({ step: "asking", service: challenge, answer }));
  };
  const obtain = async (): Promise<CachedPass> => {
    state.write({ step: "checking" });
    const challenge = await ask();
    if (challenge.kind === "off") {
      state.write({ step: "unneeded" });
      return { pass: undefined, goodUntilMs: Number.POSITIVE_INFINITY };
    }
    const response = await answerOf(challenge);
    state.write({ step: "checking" });
    const { pass } = await exchange(response);
    state.write({ step: "confirmed" });
    return { pass, goodUntilMs: nowMs() + GOOD_FOR_MS };
  };
  const begin = (): Promise<CachedPass> => {
    validUntilMs = Number.POSITIVE_INFINITY;
    const pending = obtain();
    ready = pending;
    pending.then(
      ({ goodUntilMs }) => {
        validUntilMs = goodUntilMs;
      },
      (failure: unknown) => {
        if (ready === pending) ready = null;
        state.write({ step: "failed", failure });
      },
    );
    return pending;
  };
  const current = () => (ready !== null && nowMs() < validUntilMs ? ready : begin());
  /** A pass is valid for one attempt only, whatever the result. */
  const take = async (): Promise<string | undefined> => {
    const taken = current();
    ready = null;
    const { pass } = await taken;
    if (pass === undefined) ready ??= taken;
    return pass;
  };
  const prepare = (): void => void current().catch(() => undefined);

  const through = async <T>(send: (pass: string | undefined) => Promise<T>): Promise<T> => {
    const attempt = async () => send(await take());
    try {
      // Retries once with a new pass, because the pass may have expired while the computer was asleep.
      return await attempt().catch((failure: unknown) => (wasRefused(failure) ? attempt() : Promise.reject(failure)));
    } catch (failure) {
      if (ready === null && state.read().step !== "failed") prepare();
      throw failure;
    }
  };
  return { state, prepare, through };
};
