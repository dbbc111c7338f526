import { historyOf } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { customFieldsOf } from "./about-group.ts";
import { closedTo } from "./group-for.ts";

export const customFieldHistory: Handler<"GET /companies/{companyId}/custom-fields/history"> = async (scope, { params, query }) => {
  const closed = closedTo(scope, params);
  if (closed) return closed;
  const { ownerId, about } = customFieldsOf(params.companyId);
  return historyOf(scope, { ownerId, ...about }, query);
};
