import { accept, type Outcome, refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { whereMay } from "../policy.ts";

type Chosen = Outcome<number, "company.choose_one" | "company.not_found" | "permission.missing">;

/** The supplier of a new worker: the requested one, or the only one. 404 if the user is not a member of the requested company. */
export const chooseProvider = (scope: Scope, named: number | undefined): Chosen => {
  const permission = "add_employee";
  const allowed = whereMay(scope, permission);
  if (named !== undefined) {
    if (allowed.includes(named)) return accept(named);
    const isMember = scope.entries.some(({ companyId }) => companyId === named);
    return isMember ? refuse("permission.missing", { permission, companyId: named }) : refuse("company.not_found");
  }
  const [only, ...others] = allowed;
  if (only === undefined) return refuse("permission.missing", { permission });
  return others.length > 0 ? refuse("company.choose_one", { companies: allowed }) : accept(only);
};
