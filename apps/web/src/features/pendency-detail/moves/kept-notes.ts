import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { openDrafts } from "../../../shared/drafts/open-drafts.ts";
import type { OwnMove } from "../../../shared/pendencies/moves/own-moves.ts";
import { reasonsOf } from "../../../shared/pendencies/reasons-of.ts";

/** What is written with a move, and what was made of the answers for it. */
type Note = { readonly text: string; readonly made: string };
export type Notes = { readonly [M in OwnMove]?: Note };

/** By the id of the pendency: what was typed outlives its dialog, and the way to another pendency and back, and the page itself, until it is sent. */
export const keptNotes = openDrafts<Notes>("pendency.notes");

const explaining: readonly OwnMove[] = ["reject", "confirm_rejection"];

const isTyped = ({ text, made }: Note): boolean => text.trim() !== "" && text !== made;

/** What a move begins with: what explains the answers says what they are now, unless somebody has written on it. */
export const begunNotes = (notes: Notes, action: OwnMove, pendency: Pick<Pendency, "checklist">): Notes => {
  const known = notes[action];
  if (!explaining.includes(action) || (known && isTyped(known))) return notes;
  const made = reasonsOf(pendency);
  return { ...notes, [action]: { text: made, made } };
};

/** What is asked, answered, approved or looked at by the analysis in between ends nothing: what was written of a decision waits for it. */
const inBetween: readonly OwnMove[] = ["question", "answer", "approve", "pre_analyse", "take_over"];
/** What is left of all that was written once a move was made. */
export const notesAfter = (notes: Notes, made: OwnMove): Notes => {
  const { [made]: _, ...others } = notes;
  return inBetween.includes(made) ? others : {};
};

export const writtenNotes = (notes: Notes, action: OwnMove, text: string): Notes => ({
  ...notes,
  [action]: { text, made: notes[action]?.made ?? "" },
});
