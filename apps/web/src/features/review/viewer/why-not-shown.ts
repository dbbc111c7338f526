import { ApiFailure } from "../../../shared/api/api-failure.ts";
import { TooLarge } from "./pictures/sheets.ts";

/** The bytes of a document did not come, although its link was given. */
export class FileNotFetched extends Error {}

/** Why a document is not shown: the server has none to give, it did not get here, it would take too much room, or nobody can draw it. */
export const whyNotShown = (error: unknown): "refused" | "notFetched" | "tooLarge" | "broken" => {
  if (error instanceof FileNotFetched) return "notFetched";
  if (error instanceof TooLarge) return "tooLarge";
  if (!(error instanceof ApiFailure)) return "broken";
  return error.kind === "answered" ? "refused" : "notFetched";
};
