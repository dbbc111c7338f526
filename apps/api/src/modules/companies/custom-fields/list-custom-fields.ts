import type { Handler } from "../../../platform/http/handler.ts";
import { listFieldPage } from "../store/custom-fields.ts";
import { groupFor } from "./group-for.ts";
import { presentField } from "./present-group.ts";

export const listCustomFields: Handler<"GET /companies/{companyId}/group-custom-fields/{groupCustomFieldsId}/custom-fields"> = async (
  scope,
  { params, query },
) => {
  const found = await groupFor(scope, params);
  if (!found.ok) return found;
  const { rows, meta } = await listFieldPage(scope, found.value, query);
  return { results: rows.map((field) => presentField(scope, field)), meta };
};
