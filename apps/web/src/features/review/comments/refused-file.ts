import { ApiFailure } from "../../../shared/api/api-failure.ts";

/** Which of its files stood in the way of a comment, as the server told. */
export const refusedFile = (error: unknown): number | null => {
  if (!(error instanceof ApiFailure) || !error.code?.startsWith("pendency.attachment_")) return null;
  const { details } = error;
  return typeof details === "object" && details !== null && "id" in details && typeof details.id === "number" ? details.id : null;
};
