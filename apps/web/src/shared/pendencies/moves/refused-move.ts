// Refusals of moves and their documents.
import type { RefusalCode } from "@emdia/contract/refusals.ts";
import { ApiFailure } from "../../api/api-failure.ts";
import type { OwnMove } from "./own-moves.ts";

/** Details of a refusal. */
export const refusedDetails = (error: unknown): { readonly [name: string]: unknown } =>
  error instanceof ApiFailure && typeof error.details === "object" && error.details !== null ? { ...error.details } : {};

type Obstacle = { readonly code: string; readonly message: string; readonly details: unknown };
type NamedRef = { readonly id: number; readonly name: string };

/** Presents an obstacle found by the verification as the refusal that the move would get, with its documents. */
export const refusalOf = ({ code, message, details }: Obstacle, documents: readonly NamedRef[]): ApiFailure =>
  new ApiFailure({
    kind: "answered",
    code: code as RefusalCode,
    message,
    details: documents.length > 0 ? { ...Object(details), documents } : details,
  });

const nameIn = (value: unknown): readonly string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null && "name" in value && typeof value.name === "string" ? [value.name] : [];
};

/** Names of the documents in a refusal. */
export const refusedDocuments = (error: unknown): readonly string[] => {
  const { documents } = refusedDetails(error);
  return Array.isArray(documents) ? documents.flatMap(nameIn) : [];
};

const confirming: readonly OwnMove[] = ["finish", "approve"];

/**
 * Rethrows the refusal of a confirmation that names a single document, so that the caller gets it too. The other refusals were
 * shown already.
 */
export const unlessRethrown =
  (action: OwnMove) =>
  (error: unknown): void => {
    if (confirming.includes(action) && refusedDocuments(error).length === 1) throw error;
  };
