import type { Scope } from "../../../platform/access/scope.ts";
import { recordHistory } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { liftRestrictionRow } from "../store/restrictions.ts";
import { noteOn } from "./remember-restriction.ts";
import { restrictionToChange } from "./restriction-for.ts";

const lift = async (scope: Scope, ref: { readonly companyId: number; readonly id: number }) => {
  const found = await restrictionToChange(scope, "remove_restricted_employee", ref);
  if (!found.ok) return found;
  await liftRestrictionRow(scope, found.value);
  await recordHistory(scope, noteOn(found.value, { action: "restriction.lifted" }));
  return null;
};

/** Marks the restriction as lifted and does not delete it, so that the list and the history still show it. */
export const liftRestriction: Handler<"DELETE /companies/{companyId}/restricted-employee/{id}"> = (scope, { params }) =>
  lift(scope, params);

/** Route of the specification, with the id in the body. */
export const liftRestrictionNamed: Handler<"DELETE /companies/{companyId}/restricted-employee"> = (scope, { params, body }) =>
  lift(scope, { companyId: params.companyId, id: body.id });
