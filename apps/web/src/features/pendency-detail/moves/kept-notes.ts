import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { openDrafts } from "../../../shared/drafts/open-drafts.ts";
import type { OwnMove } from "../../../shared/pendencies/moves/own-moves.ts";
import { reasonsOf } from "../../../shared/pendencies/reasons-of.ts";

/** The note of a move, and the text that was generated from the answers. */
type Note = { readonly text: string; readonly made: string };
export type Notes = { readonly [M in OwnMove]?: Note };

/** Draft notes by pendency id. They survive closing the dialog, navigation and a reload, and are deleted when the move is sent. */
export const keptNotes = openDrafts<Notes>("pendency.notes");

const explaining: readonly OwnMove[] = ["reject", "confirm_rejection"];

const isTyped = ({ text, made }: Note): boolean => text.trim() !== "" && text !== made;

/** The initial note of a move. A rejection starts with the reasons of the answers, and is regenerated until the user edits it. */
export const begunNotes = (notes: Notes, action: OwnMove, pendency: Pick<Pendency, "checklist">): Notes => {
  const known = notes[action];
  if (!explaining.includes(action) || (known && isTyped(known))) return notes;
  const made = reasonsOf(pendency);
  return { ...notes, [action]: { text: made, made } };
};

/** Moves that are not a final decision, so they keep the notes of other moves. */
const inBetween: readonly OwnMove[] = ["question", "answer", "approve", "pre_analyse", "take_over"];
/** The notes that remain after a move. */
export const notesAfter = (notes: Notes, made: OwnMove): Notes => {
  const { [made]: _, ...others } = notes;
  return inBetween.includes(made) ? others : {};
};

export const writtenNotes = (notes: Notes, action: OwnMove, text: string): Notes => ({
  ...notes,
  [action]: { text, made: notes[action]?.made ?? "" },
});
