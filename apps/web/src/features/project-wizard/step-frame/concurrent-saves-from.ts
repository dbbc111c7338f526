import { ApiFailure } from "../../../shared/api/api-failure.ts";

/** A concurrent save, as the refusal of a stale save lists it. */
export type ToldSave = { readonly step: number; readonly at: string; readonly accountName: string | null };

const isSave = (value: unknown): value is ToldSave =>
  typeof value === "object" &&
  value !== null &&
  "step" in value &&
  typeof value.step === "number" &&
  "at" in value &&
  typeof value.at === "string";

/** The saves between the load and the refused save, latest first. */
export const concurrentSavesFrom = (error: unknown): readonly ToldSave[] => {
  if (!(error instanceof ApiFailure) || typeof error.details !== "object" || error.details === null) return [];
  const changes = "changes" in error.details ? error.details.changes : [];
  return Array.isArray(changes) ? changes.filter(isSave) : [];
};

export const isStale = (error: unknown): boolean => error instanceof ApiFailure && error.code === "project.stale";
