import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { createObservable } from "../../../shared/create-observable.ts";
import type { OfferedMove } from "../../../shared/pendencies/moves/own-moves.ts";

/** Length of the undo window. */
const UNDO_MS = 5_000;

/** A decision that is confirmed but not sent. */
export type PendingDecision = Pick<Pendency, "id" | "name" | "version" | "answersVersion"> &
  OfferedMove & {
    /** The subject; document names are not unique. */
    readonly whose: string;
    readonly note: string | null;
    /** Deletes the draft note after the decision is sent. */
    readonly onSent?: () => void;
  };

type Deps<Why> = {
  /** Checks the decision at once; resolves with the reason against it, or null. */
  readonly verify: (decision: PendingDecision) => Promise<Why | null>;
  readonly send: (decision: PendingDecision) => Promise<void>;
  /** Reports a canceled decision with its reason. */
  readonly stopped: (decision: PendingDecision, why: Why) => void;
  /** Schedules `act` and returns a function that cancels it. */
  readonly after: (delayMs: number, act: () => void) => () => void;
};

/**
 * Delays submitting a decision by 5 s so that it can be undone. At most one is pending: a new decision on the same pendency replaces it, on
 * another pendency submits it at once.
 */
export const createDelayedSubmit = <Why>({ verify, send, stopped, after }: Deps<Why>) => {
  const pending = createObservable<PendingDecision | null>(null);
  let prevent = () => {};
  let found: Promise<Why | null> = Promise.resolve(null);
  const take = (): PendingDecision | null => {
    prevent();
    const known = pending.read();
    if (known !== null) pending.write(null);
    return known;
  };
  const sendNow = async (): Promise<void> => {
    const verified = found;
    const known = take();
    if (known === null) return;
    const why = await verified;
    await (why === null ? send(known) : stopped(known, why));
  };
  const stopOn = async (next: PendingDecision, verified: Promise<Why | null>): Promise<void> => {
    const why = await verified;
    if (why === null || pending.read() !== next) return;
    take();
    stopped(next, why);
  };
  return {
    pending,
    submitLater: (next: PendingDecision): void => {
      if (pending.read()?.id === next.id) take();
      else void sendNow();
      pending.write(next);
      found = verify(next);
      void stopOn(next, found);
      prevent = after(UNDO_MS, () => void sendNow());
    },
    sendNow,
    /** Cancels the pending decision without sending it. */
    cancel: take,
    /** Cancels the pending decision if it is on this pendency. */
    cancelOf: (id: number): void => {
      if (pending.read()?.id === id) take();
    },
  };
};
