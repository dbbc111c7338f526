import { refuse } from "../../../kernel/outcome.ts";
import { rememberAll } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { decideCustomFieldChange } from "../rules/custom-field-change.ts";
import { findField, saveField } from "../store/custom-fields.ts";
import { aboutField } from "./about-group.ts";
import { groupToChange } from "./group-for.ts";
import { presentField } from "./present-group.ts";

type ChangeField = Handler<"PUT /companies/{companyId}/group-custom-fields/{groupCustomFieldsId}/custom-fields/{customFieldId}">;

export const changeCustomField: ChangeField = async (scope, { params, body }) => {
  const found = await groupToChange(scope, params);
  if (!found.ok) return found;
  const field = await findField(scope, found.value, params.customFieldId);
  if (!field) return refuse("custom_field.not_found");
  const decision = decideCustomFieldChange(field, body);
  if (!decision.ok) return decision;
  if (decision.value.length === 0) return presentField(scope, field);

  const { version: _, ...wanted } = body;
  if ((await saveField(scope, field, wanted)) === "taken") return refuse("custom_field.name_taken");
  const saved = { ...field, ...wanted, version: field.version + 1 };
  await rememberAll(
    scope,
    decision.value.map((change) => ({ ...aboutField(saved), action: "custom_field.changed", change })),
  );
  return presentField(scope, saved);
};
