import type { Scope } from "../../../platform/access/scope.ts";
import { type HistoryNote, rememberAll } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { decideProviders, type ProviderDecision } from "../rules/group-providers.ts";
import { findGroup, type KeptGroup, saveGroup } from "../store/company-groups.ts";
import { type KeptField, supplierFields } from "../store/custom-fields.ts";
import { keptProviders, saveProviders } from "../store/group-providers.ts";
import { aboutGroup, customFieldsOf } from "./about-group.ts";
import { groupToChange } from "./group-for.ts";
import { presentGroup } from "./present-group.ts";

type ChangeProviders = Handler<"PATCH /companies/{companyId}/group-custom-fields/{groupCustomFieldsId}/providers">;

/** History entries of one supplier: inclusion in or exclusion from the group, and each changed field value. */
const notesOf = ({ companyId, name }: KeptGroup, { provider, activated, values }: ProviderDecision<KeptField>): readonly HistoryNote[] => {
  const line = { ...customFieldsOf(companyId), subject: { kind: "provider", id: provider.id, name: provider.tradingName } };
  const moved = activated
    ? { ...line, action: "company_group.provider_included", change: { field: "group", from: null, to: name } }
    : { ...line, action: "company_group.provider_left_out", change: { field: "group", from: name, to: null } };
  const filled = values.map(({ field, from, to }) => ({
    ...line,
    action: "custom_value.changed",
    change: { field: field.name, from, to },
  }));
  return [...(activated === undefined ? [] : [moved]), ...filled];
};

const saveForAll = async (scope: Scope, group: KeptGroup, forall: boolean): Promise<KeptGroup> => {
  if (forall === group.forall) return group;
  await saveGroup(scope, group, { forall });
  const change = { field: "forall", from: String(group.forall), to: String(forall) };
  await rememberAll(scope, [{ ...aboutGroup(group), action: "company_group.changed", change }]);
  return { ...group, forall, version: group.version + 1 };
};

/** Changes which suppliers belong to the group, and their field values. All changes are saved, or none. */
export const changeGroupProviders: ChangeProviders = async (scope, { params, body }) => {
  const found = await groupToChange(scope, params);
  if (!found.ok) return found;
  const group = await saveForAll(scope, found.value, body.forall ?? found.value.forall);
  const ids = body.providers.map(({ id }) => id);
  const fields = await supplierFields(scope, group);
  const providers = await keptProviders(scope, group, ids);
  const decision = decideProviders(body.providers, { forall: group.forall, fields, providers });
  if (!decision.ok) return decision;

  await saveProviders(scope, group, decision.value);
  await rememberAll(
    scope,
    decision.value.flatMap((one) => notesOf(group, one)),
  );
  return presentGroup(scope, (await findGroup(scope, group)) ?? group);
};
