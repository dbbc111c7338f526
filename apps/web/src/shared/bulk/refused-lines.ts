import type { BulkLine } from "@emdia/contract/bulk-line.ts";
import type { RefusalCode } from "@emdia/contract/refusals.ts";
import { ApiFailure } from "../api/api-failure.ts";

/** Converts a refused line of a bulk answer into the failure of a single call. */
export const failureOf = ({ code, message, details }: Pick<BulkLine, "code" | "message" | "details">): ApiFailure =>
  new ApiFailure({ kind: "answered", message: message ?? "", ...(code && { code: code as RefusalCode }), details });

/** Refusal reasons of a bulk answer, each once. */
export const reasonsAmong = (lines: readonly BulkLine[], messageOf: (failure: ApiFailure) => string): readonly string[] => [
  ...new Set(lines.filter(({ done }) => !done).map((line) => messageOf(failureOf(line)))),
];
