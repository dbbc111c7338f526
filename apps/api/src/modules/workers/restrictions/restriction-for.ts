// Permission check and loading of a restriction.
import { accept, type Outcome, refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { mayStillChange } from "../rules/restriction.ts";
import { findRestriction, type StoredRestriction } from "../store/restrictions.ts";
import { companyToRestrict, type RestrictionKey } from "./policy.ts";

type RestrictionRef = { readonly companyId: number; readonly id: number };
type Result = Outcome<StoredRestriction, "restriction.not_found" | "restriction.over" | "company.not_found" | "permission.missing">;

/** Loads and locks a restriction for a change. Refuses an ended or lifted one. */
export const restrictionToChange = async (scope: Scope, key: RestrictionKey, { companyId, id }: RestrictionRef): Promise<Result> => {
  const company = companyToRestrict(scope, key, companyId);
  if (!company.ok) return company;
  const restriction = await findRestriction(scope, { contractorId: companyId, id }, { toChange: true });
  if (!restriction) return refuse("restriction.not_found");
  return mayStillChange(restriction, scope.today) ? accept(restriction) : refuse("restriction.over");
};
