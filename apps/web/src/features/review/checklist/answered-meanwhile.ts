import { type ChecklistStatus, checklistStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import { ApiFailure } from "../../../shared/api/api-failure.ts";

/** An answer that another user gave concurrently. */
export type Meanwhile = {
  readonly answerVersion: number;
  readonly status: ChecklistStatus;
  /** Null if the answer was reset instead of given by a user. */
  readonly given: { readonly who: string; readonly at: string } | null;
};

const nameIn = (by: unknown): string | null =>
  typeof by === "object" && by !== null && "name" in by && typeof by.name === "string" ? by.name : null;

export const answerConflictFrom = (error: unknown): Meanwhile | null => {
  if (!(error instanceof ApiFailure) || error.code !== "pendency.answered_meanwhile" || !(error.details instanceof Object)) return null;
  const { answerVersion, status, at, by }: { readonly [name: string]: unknown } = { ...error.details };
  const known = checklistStatuses.find((one) => one === status);
  if (typeof answerVersion !== "number" || known === undefined) return null;
  const who = nameIn(by);
  return { answerVersion, status: known, given: who !== null && typeof at === "string" ? { who, at } : null };
};
