import { ApiFailure } from "../../../shared/api/api-failure.ts";
import { TooLarge } from "../../../shared/images/sheets.ts";

/** The signed URL was issued, but its bytes could not be fetched. */
export class FileNotFetched extends Error {}

/** Why a document is not shown: refused by the server, not fetched, too large, or not decodable. */
export const whyNotShown = (error: unknown): "refused" | "notFetched" | "tooLarge" | "broken" => {
  if (error instanceof FileNotFetched) return "notFetched";
  if (error instanceof TooLarge) return "tooLarge";
  if (!(error instanceof ApiFailure)) return "broken";
  return error.kind === "answered" ? "refused" : "notFetched";
};
