import { permissionCatalogue, permissionKeys } from "@emdia/contract/permissions.ts";
import { refuse } from "../../../kernel/outcome.ts";
import { holds } from "../../../platform/access/scope.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { suppliesTo } from "../store/contracts.ts";

/** Worker permissions of the user for one supplier, as a member of the supplier or of one of its contractors. */
export const permissionByProvider: Handler<"GET /companies/permission-by-provider/{id}"> = async (scope, { params: { id } }) => {
  const contractorIds = await suppliesTo(scope.tx, id);
  const entries = scope.entries.filter(
    ({ side, companyId }) => companyId === id || (side === "contractor" && contractorIds.includes(companyId)),
  );
  if (!entries.some((entry) => holds(entry, "see_employee"))) return refuse("company.not_found");
  const permissions = permissionKeys.filter(
    (key) => permissionCatalogue[key].area === "employee" && entries.some((entry) => holds(entry, key)),
  );
  return { providerId: id, permissions };
};
