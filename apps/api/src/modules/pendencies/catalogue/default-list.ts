import { refuse } from "../../../kernel/outcome.ts";
import { entriesHolding } from "../../../platform/access/scope.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { offeredDocumentTypes } from "../../catalogue/index.ts";

const KEY = "see_pendency";

export const defaultList: Handler<"GET /pendencies/default-list"> = (scope, { query }) => offeredDocumentTypes(scope, query);

/** The same list with the permissions of the user in one company. */
export const defaultListOfCompany: Handler<"GET /integrations/{companyId}/pendencies/default-list"> = async (scope, { params, query }) => {
  const { companyId } = params;
  const entries = scope.entries.filter((entry) => entry.companyId === companyId);
  if (entries.length === 0) return refuse("company.not_found");
  if (entriesHolding({ entries }, KEY).length === 0) return refuse("permission.missing", { permission: KEY, companyId });
  return offeredDocumentTypes({ ...scope, entries }, query);
};
