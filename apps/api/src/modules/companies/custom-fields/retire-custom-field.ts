import { CUSTOM_FIELDS_PER_GROUP_MAX } from "@emdia/contract/limits.ts";
import { accept, refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { recordHistory } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { findField, saveField } from "../store/custom-fields.ts";
import { aboutField } from "./about-group.ts";
import { groupToChange } from "./group-for.ts";
import { presentField } from "./present-group.ts";

type OfField = { readonly companyId: number; readonly groupCustomFieldsId: number; readonly customFieldId: number };
type Field = "/companies/{companyId}/group-custom-fields/{groupCustomFieldsId}/custom-fields/{customFieldId}";

const fieldToMove = async (scope: Scope, params: OfField) => {
  const found = await groupToChange(scope, params);
  if (!found.ok) return found;
  const field = await findField(scope, found.value, params.customFieldId);
  return field ? accept({ group: found.value, field }) : refuse("custom_field.not_found");
};

/** Retires a field: forms no longer contain it. Idempotent. */
export const retireCustomField: Handler<`PUT ${Field}/retire`> = async (scope, { params }) => {
  const found = await fieldToMove(scope, params);
  if (!found.ok) return found;
  const { field } = found.value;
  if (field.retired) return presentField(scope, field);
  await saveField(scope, field, { retired: true });
  await recordHistory(scope, { ...aboutField(field), action: "custom_field.retired" });
  return presentField(scope, { ...field, retired: true, version: field.version + 1 });
};

/** Restores a retired field, unless the group has no free slot or another field uses the name. */
export const restoreCustomField: Handler<`PUT ${Field}/restore`> = async (scope, { params }) => {
  const found = await fieldToMove(scope, params);
  if (!found.ok) return found;
  const { group, field } = found.value;
  if (!field.retired) return presentField(scope, field);
  if (group.fieldCount >= CUSTOM_FIELDS_PER_GROUP_MAX) return refuse("custom_field.too_many", { most: CUSTOM_FIELDS_PER_GROUP_MAX });
  if ((await saveField(scope, field, { retired: false })) === "taken") return refuse("custom_field.name_taken");
  await recordHistory(scope, { ...aboutField(field), action: "custom_field.restored" });
  return presentField(scope, { ...field, retired: false, version: field.version + 1 });
};
