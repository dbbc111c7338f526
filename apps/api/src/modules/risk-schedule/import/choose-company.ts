import { accept, type Outcome, refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { whereMayImport } from "../../../platform/imports/import-access.ts";
import { schedulesImport } from "./import-definition.ts";

/** The only company of the request in which the user imports. Users restricted to projects import nowhere. */
export const chooseCompany = (
  scope: Pick<Scope, "entries">,
): Outcome<number, "company.choose_one" | "company.not_found" | "permission.missing"> => {
  const companies = whereMayImport(scope, schedulesImport);
  const [only, ...others] = companies;
  if (only === undefined) return refuse("permission.missing", { permission: schedulesImport.permission });
  return others.length > 0 ? refuse("company.choose_one", { companies }) : accept(only);
};
