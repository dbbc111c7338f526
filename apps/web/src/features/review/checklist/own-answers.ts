import { openDrafts } from "../../../shared/drafts/open-drafts.ts";

/** By the id of the question: the version that it had when this page answered it last. */
const ownAnswers = openDrafts<number>();

export const answeredHere = (checklistId: number, version: number | null): void => {
  if (version !== null) ownAnswers.write(checklistId, version);
};

/** The version of an answer that somebody knows: the one that they saw, or what they made of it themselves since. */
export const versionKnown = (checklistId: number, seen: number | null): number | null =>
  seen === null ? null : Math.max(seen, ownAnswers.of(checklistId) ?? 0);
