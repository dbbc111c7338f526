import type { BulkLine } from "@emdia/contract/bulk-line.ts";
import type { RefusalCode } from "@emdia/contract/refusals.ts";
import { ApiFailure } from "../api/api-failure.ts";

/** One of many that was refused, told as if it had been refused by itself. */
export const failureOf = ({ code, message, details }: Pick<BulkLine, "code" | "message" | "details">): ApiFailure =>
  new ApiFailure({ kind: "answered", message: message ?? "", ...(code && { code: code as RefusalCode }), details });

/** Why some of many were refused: each reason once, however many met it. */
export const reasonsAmong = (lines: readonly BulkLine[], messageOf: (failure: ApiFailure) => string): readonly string[] => [
  ...new Set(lines.filter(({ done }) => !done).map((line) => messageOf(failureOf(line)))),
];
