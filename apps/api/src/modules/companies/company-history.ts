import { refuse } from "../../kernel/outcome.ts";
import { historyOf } from "../../platform/history/history.ts";
import type { Handler } from "../../platform/http/handler.ts";
import { isTheirs, whereHolding } from "./policy.ts";

/** History of the data that a company stores about itself. Joining and leaving users are in the access history. */
export const companyHistory: Handler<"GET /companies/{id}/history"> = async (scope, { params: { id }, query }) => {
  if (!isTheirs(scope, id)) return refuse("company.not_found");
  if (!whereHolding(scope, "see_company_data").includes(id))
    return refuse("permission.missing", { permission: "see_company_data", companyId: id });
  return historyOf(scope, { ownerId: id, kind: "company", id }, query);
};
