import { refuse } from "../../../kernel/outcome.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { lockServiceMonth } from "../../projects/index.ts";
import { changeDeclaration } from "./change-month.ts";
import { declarableMonth, monthOfPendency } from "./month-of-pendency.ts";
import { presentMonth } from "./present-month.ts";

const KEY = "config_service_provided_analysis";

/** Confirms or denies a month without service. A month that left the plan can still be denied, but not confirmed. */
export const decideMonth: Handler<"PUT /pendencies/{id}/stp/decision"> = async (scope, { params, body }) => {
  const isConfirmed = body.decision === "CONFIRMED";
  const found = await (isConfirmed ? declarableMonth : monthOfPendency)(scope, params.id, KEY);
  if (!found.ok) return found;
  const { key } = found.value;
  const reason = isConfirmed ? null : (body.reason ?? null);
  if (!isConfirmed && reason === null) return refuse("service_month.reason_missing");
  const { tx, now, account } = scope;
  // Locks the row, so that the declaration does not change between this check and the decision.
  if ((await lockServiceMonth(tx, key))?.declaredById === account.id) return refuse("service_month.own_declaration");
  const set = { reason, decidedAt: now, decidedById: account.id, decidedByName: account.name };
  const decided = await changeDeclaration(scope, key, {
    change: isConfirmed ? "confirm" : "deny",
    version: body.version,
    set,
    note: reason,
  });
  return decided.ok ? presentMonth(scope, found.value) : decided;
};
