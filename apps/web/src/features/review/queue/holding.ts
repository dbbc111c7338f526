import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { createObservable } from "../../../shared/create-observable.ts";
import type { OfferedMove } from "../../../shared/pendencies/moves/own-moves.ts";

/** As long as nothing has left the house, a decision may be taken back. */
const UNDO_MS = 5_000;

/** A decision that was taken and is not sent yet. */
export type PendingDecision = Pick<Pendency, "id" | "name" | "version" | "answersVersion"> &
  OfferedMove & {
    /** Whom it is asked of: what many are asked for has one name. */
    readonly whose: string;
    readonly note: string | null;
    /** Somebody keeps what was written with it until it is sent. */
    readonly onSent?: () => void;
  };

type Doors<Why> = {
  /** What stands in its way, asked as soon as it is taken; nothing where it may be sent. */
  readonly verify: (held: PendingDecision) => Promise<Why | null>;
  readonly send: (held: PendingDecision) => Promise<void>;
  /** Tells whoever took it that it was taken back, and why. */
  readonly stopped: (held: PendingDecision, why: Why) => void;
  /** Does something later, and answers how to prevent it. */
  readonly after: (delayMs: number, act: () => void) => () => void;
};

/** One decision at a time waits to be final. Another decision on the same pendency takes its place; one on the next makes it final. */
export const createDelayedSubmit = <Why>({ verify, send, stopped, after }: Doors<Why>) => {
  const held = createObservable<PendingDecision | null>(null);
  let prevent = () => {};
  let found: Promise<Why | null> = Promise.resolve(null);
  const take = (): PendingDecision | null => {
    prevent();
    const known = held.read();
    if (known !== null) held.write(null);
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
    if (why === null || held.read() !== next) return;
    take();
    stopped(next, why);
  };
  return {
    held,
    hold: (next: PendingDecision): void => {
      if (held.read()?.id === next.id) take();
      else void sendNow();
      held.write(next);
      found = verify(next);
      void stopOn(next, found);
      prevent = after(UNDO_MS, () => void sendNow());
    },
    sendNow,
    /** Nobody ever hears of it. */
    takeBack: take,
    /** Somebody does something else with this pendency. */
    takeBackOf: (id: number): void => {
      if (held.read()?.id === id) take();
    },
  };
};
