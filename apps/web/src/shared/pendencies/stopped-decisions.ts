import { createObservable } from "../create-observable.ts";
import { onUserChange } from "../session/sign-out/owner-change.ts";
import type { OwnMove } from "./moves/own-moves.ts";

/** A decision that failed after the reviewer went on to another pendency. */
export type StoppedDecision = { readonly id: number; readonly name: string; readonly whose: string; readonly action: OwnMove };

/** Decisions of this tab that failed, newest first, until the user opens the pendency or dismisses them. */
export const stoppedDecisions = createObservable<readonly StoppedDecision[]>([]);

export const forgetStopped = (id: number): void => stoppedDecisions.write(stoppedDecisions.read().filter((one) => one.id !== id));
export const noteStopped = ({ id, name, whose, action }: StoppedDecision): void => {
  forgetStopped(id);
  stoppedDecisions.write([{ id, name, whose, action }, ...stoppedDecisions.read()]);
};

onUserChange(() => stoppedDecisions.write([]));
