import { createObservable } from "../../../shared/create-observable.ts";
import type { OwnMove } from "../../../shared/pendencies/moves/own-moves.ts";
import { onUserChange } from "../../../shared/session/sign-out/owner-change.ts";

type Notes = { readonly [action in OwnMove]?: string };
const nothing: Notes = {};
const notes = createObservable(nothing);
const forget = () => notes.write(nothing);
onUserChange(forget);

/** Notes of bulk moves, stored per action. They survive opening a pendency and are cleared with the selection. */
export const keptNotesOfMany = {
  watched: notes,
  keep: (action: OwnMove, note: string) => notes.write({ ...notes.read(), [action]: note }),
  forget,
};
