import { refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { type HistoryNote, rememberAll } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { faultInDays } from "../rules/restriction.ts";
import { changeRestrictionRow, findRestriction, type StoredRestriction } from "../store/restrictions.ts";
import { presentRestriction } from "./present-restriction.ts";
import { noteOn } from "./remember-restriction.ts";
import { restrictionToChange } from "./restriction-for.ts";

type Written = Pick<StoredRestriction, "name" | "reason" | "startDate" | "endDate">;
type RestrictionRef = { readonly companyId: number; readonly id: number };

const fields = ["name", "reason", "startDate", "endDate"] as const;
const notesOn = (before: StoredRestriction, after: Written): readonly HistoryNote[] =>
  fields
    .filter((field) => before[field] !== after[field])
    .map((field) =>
      noteOn({ ...before, name: after.name }, { action: "restriction.changed", change: { field, from: before[field], to: after[field] } }),
    );

const change = async (scope: Scope, ref: RestrictionRef, body: Written & { readonly version: number }) => {
  const found = await restrictionToChange(scope, "update_restricted_employee", ref);
  if (!found.ok) return found;
  const restriction = found.value;
  if (restriction.version !== body.version) return refuse("restriction.stale", { restriction: presentRestriction(scope, restriction) });
  const fault = faultInDays(body, scope.today);
  if (fault) return refuse(fault);

  const notes = notesOn(restriction, body);
  if (notes.length === 0) return presentRestriction(scope, restriction);
  if ((await changeRestrictionRow(scope, restriction, body)) === "overlaps") return refuse("restriction.overlaps");
  await rememberAll(scope, notes);
  const changed = await findRestriction(scope, restriction);
  return changed ? presentRestriction(scope, changed) : refuse("restriction.not_found");
};

export const changeRestriction: Handler<"PUT /companies/{companyId}/restricted-employee/{id}"> = (scope, { params, body }) =>
  change(scope, params, body);

/** Route of the specification, with the id in the body. */
export const changeRestrictionNamed: Handler<"PUT /companies/{companyId}/restricted-employee"> = (scope, { params, body }) =>
  change(scope, { companyId: params.companyId, id: body.id }, body);
