import { openDrafts } from "../../../shared/drafts/open-drafts.ts";

/** The justification form of a Não answer. */
export type Why = {
  readonly text: string;
  readonly page: string;
  /** The index of the selected suggestion. */
  readonly suggestion: number | null;
  /** The version of the answer when the form was opened, to detect a concurrent answer. */
  readonly seen: number | null;
};

/** Draft justifications by question id. They survive changing the tab, navigation and a reload. */
export const writtenWhys = openDrafts<Why>("pendency.whys");

/** The question with an open justification form. `isNew` is true until the form has taken the focus. */
type AskedWhy = { readonly checklistId: number; readonly isNew: boolean };

/** By pendency id. */
export const askedWhys = openDrafts<AskedWhy>();

export const writeWhy = (checklistId: number, change: Partial<Why>): void => {
  const known = writtenWhys.of(checklistId);
  if (known) writtenWhys.write(checklistId, { ...known, ...change });
};

/** Opens the justification form with the existing draft of the question, if there is one. */
export const openJustification = (pendencyId: number, checklistId: number, first: Why): void => {
  writtenWhys.write(checklistId, { ...first, ...writtenWhys.of(checklistId), seen: first.seen });
  askedWhys.write(pendencyId, { checklistId, isNew: true });
};

/** Closes the justification form and keeps its draft. */
export const putAside = (pendencyId: number, checklistId: number): void => {
  if (askedWhys.of(pendencyId)?.checklistId === checklistId) askedWhys.forget(pendencyId);
};

/** Closes the justification form and deletes its draft, after saving or canceling. */
export const dropWhy = (pendencyId: number, checklistId: number): void => {
  putAside(pendencyId, checklistId);
  writtenWhys.forget(checklistId);
};
