import { accept, type Outcome, refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { whereMay } from "../policy.ts";

type Chosen = Outcome<number, "company.choose_one" | "company.not_found" | "permission.missing">;

/** The supplier that gets a new worker: the one that is named, or the only one there is. A company of others does not exist. */
export const chooseProvider = (scope: Scope, named: number | undefined): Chosen => {
  const permission = "add_employee";
  const open = whereMay(scope, permission);
  if (named !== undefined) {
    if (open.includes(named)) return accept(named);
    const stands = scope.entries.some(({ companyId }) => companyId === named);
    return stands ? refuse("permission.missing", { permission, companyId: named }) : refuse("company.not_found");
  }
  const [only, ...others] = open;
  if (only === undefined) return refuse("permission.missing", { permission });
  return others.length > 0 ? refuse("company.choose_one", { companies: open }) : accept(only);
};
