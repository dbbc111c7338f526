import { openDrafts } from "../../../shared/drafts/open-drafts.ts";

/** By question id: the version of the last answer from this page. */
const ownAnswers = openDrafts<number>();

export const answeredHere = (checklistId: number, version: number | null): void => {
  if (version !== null) ownAnswers.write(checklistId, version);
};

/** The version that the user knows: the loaded one, or the version of their own later answer. */
export const versionKnown = (checklistId: number, seen: number | null): number | null =>
  seen === null ? null : Math.max(seen, ownAnswers.of(checklistId) ?? 0);
