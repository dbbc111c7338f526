import type { BulkLine } from "@emdia/contract/bulk-line.ts";
import { type RefusalCode, refusals } from "@emdia/contract/refusals.ts";
import type { Refusal } from "../../kernel/outcome.ts";

/** Result of one item in the response of a bulk route. */
export const toBulkResult = (id: number, answer: Refusal | "done"): BulkLine => {
  if (answer === "done") return { id, done: true, code: null, message: null, details: null };
  const code: RefusalCode = answer.code;
  const details = typeof answer.details === "object" ? { ...answer.details } : null;
  return { id, done: false, code, message: refusals[code].message, details };
};
