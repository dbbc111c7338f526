import { refuse } from "../../../kernel/outcome.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { findActivityType, listActivityTypePage } from "../store/activity-types.ts";
import { suppliersInView } from "./activity-type-for.ts";
import { presentActivityType } from "./present-activity-type.ts";

export const listActivityTypes: Handler<"GET /employee-activity-type"> = async (scope, { query }) => {
  const seen = suppliersInView(scope).filter((id) => query.companyId === undefined || query.companyId === id);
  const { rows, meta } = await listActivityTypePage(scope, seen, query);
  return { results: rows.map((row) => presentActivityType(scope, row)), meta };
};

export const readActivityType: Handler<"GET /employee-activity-type/{id}"> = async (scope, { params }) => {
  const type = await findActivityType(scope, suppliersInView(scope), params);
  return type ? presentActivityType(scope, type) : refuse("activity_type.not_found");
};
