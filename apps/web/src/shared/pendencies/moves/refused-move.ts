import type { RefusalCode } from "@emdia/contract/refusals.ts";
import { ApiFailure } from "../../api/api-failure.ts";
import type { OwnMove } from "./own-moves.ts";

/** What a refusal says beside its reason. */
export const refusedDetails = (error: unknown): { readonly [name: string]: unknown } =>
  error instanceof ApiFailure && typeof error.details === "object" && error.details !== null ? { ...error.details } : {};

type Obstacle = { readonly code: string; readonly message: string; readonly details: unknown };
type NamedRef = { readonly id: number; readonly name: string };

/** What the verification found in the way of a move, with the documents that it names, is told as if the move had been refused: it would be. */
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

/** The documents that a refusal names. */
export const refusedDocuments = (error: unknown): readonly string[] => {
  const { documents } = refusedDetails(error);
  return Array.isArray(documents) ? documents.flatMap(nameIn) : [];
};

const confirming: readonly OwnMove[] = ["finish", "approve"];

/** Of a confirmation that names a single document, whoever asked for it hears as well; of everything else, who made the move told them. */
export const unlessRethrown =
  (action: OwnMove) =>
  (error: unknown): void => {
    if (confirming.includes(action) && refusedDocuments(error).length === 1) throw error;
  };
