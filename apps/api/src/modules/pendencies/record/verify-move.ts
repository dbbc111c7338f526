import { refusals } from "@emdia/contract/refusals.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { statusCalledFor } from "../rules/called-for.ts";
import { decisionMeant } from "../rules/decision-meant.ts";
import { moveAsked } from "../rules/move.ts";
import { A_REASON } from "./move-facts.ts";
import { decideMove } from "./move-pendency.ts";
import { pendencyFor } from "./pendency-for.ts";

/** What a change would be and what stands in its way, before anybody writes a reason for it. */
export const verifyMove: Handler<"GET /pendencies/{id}/document-review-analysis"> = async (scope, { params, query }) => {
  const found = await pendencyFor(scope, params.id, "see_details_pendency");
  if (!found.ok) return found;
  const pendency = found.value;
  const asked = { status: query.status ?? statusCalledFor(pendency.answers), action: query.action };
  const meant = moveAsked(pendency, asked);
  const decided = decideMove(scope, pendency, { ...asked, note: A_REASON });
  const action = meant.ok ? meant.value.action : null;
  const told = { action, decision: action && decisionMeant(action, pendency) };
  if (decided.ok) return { ...told, nextStatus: decided.value.status, documents: [], obstacle: null };
  const { code, details } = decided;
  const known = details instanceof Object ? Object.fromEntries(Object.entries(details)) : null;
  const obstacle = { code, message: refusals[code].message, details: known };
  return { ...told, nextStatus: null, documents: [], obstacle };
};
