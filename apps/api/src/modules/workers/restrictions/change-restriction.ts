import { refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { rememberAll } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { faultInDays } from "../rules/restriction.ts";
import { restrictionChanges, type WrittenRestriction } from "../rules/restriction-changes.ts";
import { changeRestrictionRow, findRestriction } from "../store/restrictions.ts";
import { presentRestriction } from "./present-restriction.ts";
import { notesOfChange } from "./remember-restriction.ts";
import { restrictionToChange } from "./restriction-for.ts";

type RestrictionRef = { readonly companyId: number; readonly id: number };

const change = async (scope: Scope, ref: RestrictionRef, body: WrittenRestriction & { readonly version: number }) => {
  const found = await restrictionToChange(scope, "update_restricted_employee", ref);
  if (!found.ok) return found;
  const restriction = found.value;
  if (restriction.version !== body.version) return refuse("restriction.stale", { restriction: presentRestriction(scope, restriction) });
  const fault = faultInDays(body, scope.today);
  if (fault) return refuse(fault);

  const changes = restrictionChanges(restriction, body);
  if (changes.length === 0) return presentRestriction(scope, restriction);
  if ((await changeRestrictionRow(scope, restriction, body)) === "overlaps") return refuse("restriction.overlaps");
  await rememberAll(scope, notesOfChange({ ...restriction, name: body.name }, changes));
  const changed = await findRestriction(scope, restriction);
  return changed ? presentRestriction(scope, changed) : refuse("restriction.not_found");
};

export const changeRestriction: Handler<"PUT /companies/{companyId}/restricted-employee/{id}"> = (scope, { params, body }) =>
  change(scope, params, body);

/** Route of the specification, with the id in the body. */
export const changeRestrictionNamed: Handler<"PUT /companies/{companyId}/restricted-employee"> = (scope, { params, body }) =>
  change(scope, { companyId: params.companyId, id: body.id }, body);
