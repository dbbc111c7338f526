import { createObservable } from "../../../shared/create-observable.ts";
import type { OwnMove } from "../../../shared/pendencies/moves/own-moves.ts";
import { onUserChange } from "../../../shared/session/sign-out/owner-change.ts";

type Notes = { readonly [action in OwnMove]?: string };
const nothing: Notes = {};
const kept = createObservable(nothing);
const forget = () => kept.write(nothing);
onUserChange(forget);

/** What is written of many at once: it waits as long as they stay chosen, while one of them is opened as well, and goes with the choice. */
export const keptNotesOfMany = {
  watched: kept,
  keep: (action: OwnMove, note: string) => kept.write({ ...kept.read(), [action]: note }),
  forget,
};
