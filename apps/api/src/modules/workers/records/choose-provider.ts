import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { accept, type Outcome, refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { whereMay } from "../policy.ts";

type Chosen = Outcome<number, "company.choose_one" | "company.not_found" | "permission.missing">;
type Options = { readonly permission: PermissionKey; readonly named?: number | undefined };

/** The supplier of new workers: the requested one, or the only one. 404 if the user is not a member of the requested company. */
export const chooseProvider = (scope: Pick<Scope, "entries">, { permission, named }: Options): Chosen => {
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
