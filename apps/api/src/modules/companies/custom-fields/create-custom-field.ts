import { CUSTOM_FIELDS_PER_GROUP_MAX } from "@emdia/contract/limits.ts";
import { refuse } from "../../../kernel/outcome.ts";
import { recordHistory } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { unfitAsks } from "../rules/custom-field-change.ts";
import { findField, insertField } from "../store/custom-fields.ts";
import { aboutField } from "./about-group.ts";
import { groupToChange } from "./group-for.ts";
import { presentField } from "./present-group.ts";

export const createCustomField: Handler<"POST /companies/{companyId}/group-custom-fields/{groupCustomFieldsId}/custom-fields"> = async (
  scope,
  { params, body },
) => {
  const found = await groupToChange(scope, params);
  if (!found.ok) return found;
  const group = found.value;
  const unfit = unfitAsks(body.asks);
  if (unfit) return unfit;
  if (group.fieldCount >= CUSTOM_FIELDS_PER_GROUP_MAX) return refuse("custom_field.too_many", { most: CUSTOM_FIELDS_PER_GROUP_MAX });

  const made = await insertField(scope, group, body);
  const field = made && (await findField(scope, group, made.id));
  if (!field) return refuse("custom_field.name_taken");
  const change = { field: "group", from: null, to: group.name };
  await recordHistory(scope, { ...aboutField(field), action: "custom_field.created", change });
  return presentField(scope, field);
};
