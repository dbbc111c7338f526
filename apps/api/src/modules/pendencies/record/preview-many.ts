import { refusals } from "@emdia/contract/refusals.ts";
import { isRefusal } from "../../../kernel/outcome.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { findVisiblePendency } from "../load-pendency.ts";
import { PLACEHOLDER_NOTE } from "./move-facts.ts";
import { decideMove } from "./move-pendency.ts";

/** Decides the move of each pendency without saving it, so that the user sees beforehand how many are ready. */
export const previewMany: Handler<"POST /pendencies/bulk/preview"> = async (scope, { body: { ids, ...asked } }) => {
  const results = [];
  for (const id of new Set(ids)) {
    const found = await findVisiblePendency(scope, id);
    const decided = found.ok ? decideMove(scope, found.value, { ...asked, note: PLACEHOLDER_NOTE }) : found;
    const code = isRefusal(decided) ? decided.code : null;
    results.push({ id, ready: code === null, code, message: code && refusals[code].message });
  }
  return { results };
};
