import { permissionCatalogue, permissionKeys } from "@emdia/contract/permissions.ts";
import { refuse } from "../../../kernel/outcome.ts";
import { holds } from "../../../platform/access/scope.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { entriesSeeingWorkersOf } from "../lists/workers-of-provider.ts";

/** Worker permissions of the user for one supplier, as a member of the supplier or of one of its contractors. */
export const permissionByProvider: Handler<"GET /companies/permission-by-provider/{id}"> = async (scope, { params: { id } }) => {
  const entries = await entriesSeeingWorkersOf(scope, id);
  if (entries.length === 0) return refuse("company.not_found");
  const permissions = permissionKeys.filter(
    (key) => permissionCatalogue[key].area === "employee" && entries.some((entry) => holds(entry, key)),
  );
  return { providerId: id, permissions };
};
