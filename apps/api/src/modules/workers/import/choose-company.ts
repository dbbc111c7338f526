import { accept, type Outcome, refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { whereMay } from "../policy.ts";

/** The supplier of an import: the one in the header `companyId`, which narrows the scope, or the only one. */
export const chooseCompany = (scope: Pick<Scope, "entries">): Outcome<number, "company.choose_one" | "permission.missing"> => {
  const allowed = whereMay(scope, "import_employee");
  const [only, ...others] = allowed;
  if (only === undefined) return refuse("permission.missing", { permission: "import_employee" });
  return others.length > 0 ? refuse("company.choose_one", { companies: allowed }) : accept(only);
};
