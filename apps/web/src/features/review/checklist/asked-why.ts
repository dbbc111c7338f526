import { openDrafts } from "../../../shared/drafts/open-drafts.ts";

/** What is being written about a Não. */
export type Why = {
  readonly text: string;
  readonly page: string;
  /** The suggestion that was taken, by its place. */
  readonly suggestion: number | null;
  /** The version of the answer that it is about, as it was read. */
  readonly seen: number | null;
};

/** By the id of the question: what is written outlives the tab of the panel, the way to another pendency and back, and the page. */
export const writtenWhys = openDrafts<Why>("pendency.whys");

/** The question of a pendency that is about to be answered with Não; who asked for it a moment ago is led to it. */
type AskedWhy = { readonly checklistId: number; readonly isNew: boolean };

/** By the id of the pendency. */
export const askedWhys = openDrafts<AskedWhy>();

export const writeWhy = (checklistId: number, change: Partial<Why>): void => {
  const known = writtenWhys.of(checklistId);
  if (known) writtenWhys.write(checklistId, { ...known, ...change });
};

/** Asks why. What was begun goes on where it stood, whatever was asked meanwhile. */
export const openJustification = (pendencyId: number, checklistId: number, first: Why): void => {
  writtenWhys.write(checklistId, { ...first, ...writtenWhys.of(checklistId), seen: first.seen });
  askedWhys.write(pendencyId, { checklistId, isNew: true });
};

/** Asks no more; what was written is kept for the time when it is asked again. */
export const putAside = (pendencyId: number, checklistId: number): void => {
  if (askedWhys.of(pendencyId)?.checklistId === checklistId) askedWhys.forget(pendencyId);
};

/** It was saved, or is not wanted any more. */
export const dropWhy = (pendencyId: number, checklistId: number): void => {
  putAside(pendencyId, checklistId);
  writtenWhys.forget(checklistId);
};
