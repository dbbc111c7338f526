import { ApiFailure } from "../../../shared/api/api-failure.ts";

/** The id of the attachment that the refusal names, or null. */
export const refusedFile = (error: unknown): number | null => {
  if (!(error instanceof ApiFailure) || !error.code?.startsWith("pendency.attachment_")) return null;
  const { details } = error;
  return typeof details === "object" && details !== null && "id" in details && typeof details.id === "number" ? details.id : null;
};
