import type { Handler } from "../../../platform/http/handler.ts";
import { listGroupPage } from "../store/company-groups.ts";
import { closedTo, groupFor } from "./group-for.ts";
import { presentGroup } from "./present-group.ts";

export const listCompanyGroups: Handler<"GET /companies/{companyId}/company-groups"> = async (scope, { params, query }) => {
  const closed = closedTo(scope, params);
  if (closed) return closed;
  const { rows, meta } = await listGroupPage(scope, params.companyId, query);
  return { results: rows.map((group) => presentGroup(scope, group)), meta };
};

export const readCompanyGroup: Handler<"GET /companies/{companyId}/company-groups/{groupCustomFieldsId}"> = async (scope, { params }) => {
  const found = await groupFor(scope, params);
  return found.ok ? presentGroup(scope, found.value) : found;
};
