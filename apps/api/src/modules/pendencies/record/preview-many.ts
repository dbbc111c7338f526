import { refusals } from "@emdia/contract/refusals.ts";
import { isRefusal, refuse } from "../../../kernel/outcome.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { findVisiblePendencies } from "../load-pendency.ts";
import { PLACEHOLDER_NOTE } from "./move-facts.ts";
import { decideMove } from "./move-pendency.ts";

/** Decides the move of each pendency without saving it, so that the user sees beforehand how many are ready. */
export const previewMany: Handler<"POST /pendencies/bulk/preview"> = async (scope, { body: { ids, ...asked } }) => {
  const visible = await findVisiblePendencies(scope, ids);
  const results = [...new Set(ids)].map((id) => {
    const pendency = visible.get(id);
    const decided = pendency ? decideMove(scope, pendency, { ...asked, note: PLACEHOLDER_NOTE }) : refuse("pendency.not_found");
    const code = isRefusal(decided) ? decided.code : null;
    return { id, ready: code === null, code, message: code && refusals[code].message };
  });
  return { results };
};
