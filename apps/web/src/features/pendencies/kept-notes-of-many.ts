import type { OwnMove } from "../../shared/pendencies/own-moves.ts";
import { whenOwnerChanges } from "../../shared/session/owner-change.ts";
import { watched } from "../../shared/watched.ts";

type Notes = { readonly [action in OwnMove]?: string };
const nothing: Notes = {};
const kept = watched(nothing);
const forget = () => kept.write(nothing);
whenOwnerChanges(forget);

/** What is written of many at once: it waits as long as they stay chosen, while one of them is opened as well, and goes with the choice. */
export const keptNotesOfMany = {
  watched: kept,
  keep: (action: OwnMove, note: string) => kept.write({ ...kept.read(), [action]: note }),
  forget,
};
