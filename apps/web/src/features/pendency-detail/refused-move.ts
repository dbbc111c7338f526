import type { PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import { pendencyStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import { ApiFailure } from "../../shared/api/api-failure.ts";
import type { OwnMove } from "../../shared/pendencies/own-moves.ts";

const detailsOf = (error: unknown): { readonly [name: string]: unknown } =>
  error instanceof ApiFailure && typeof error.details === "object" && error.details !== null ? { ...error.details } : {};

const nameIn = (value: unknown): readonly string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null && "name" in value && typeof value.name === "string" ? [value.name] : [];
};

/** The documents that a refusal names. */
export const refusedDocuments = (error: unknown): readonly string[] => {
  const { documents } = detailsOf(error);
  return Array.isArray(documents) ? documents.flatMap(nameIn) : [];
};

const confirming: readonly OwnMove[] = ["finish", "approve"];
/** Of a confirmation that names a single document, whoever asked for it hears as well, and leads there. */
export const isRethrown = (action: OwnMove, error: unknown): boolean => confirming.includes(action) && refusedDocuments(error).length === 1;

/** Where it stands by now, when somebody else was faster. */
export type Ahead = { readonly status: PendencyStatus; readonly updatedAt: string };
export const aheadIn = (error: unknown): Ahead | null => {
  if (!(error instanceof ApiFailure) || error.code !== "pendency.stale") return null;
  const { status, updatedAt, at } = detailsOf(error);
  const known = pendencyStatuses.find((one) => one === status);
  const changedAt = at ?? updatedAt;
  return known && typeof changedAt === "string" ? { status: known, updatedAt: changedAt } : null;
};
