import type { Scope } from "../../../platform/access/scope.ts";
import { mayConfigureFields } from "../policy.ts";
import type { KeptGroup } from "../store/company-groups.ts";
import type { KeptField } from "../store/custom-fields.ts";

/** Adds the supplier counts and the actions that the caller may take on the group. */
export const presentGroup = (scope: Scope, { exceptions, ...group }: KeptGroup) => {
  const active = group.forall ? group.providers - exceptions : exceptions;
  return {
    ...group,
    action: "custom_fields" as const,
    companygroupid: group.id,
    provider_active: active,
    provider_inactive: group.providers - active,
    can: { update: mayConfigureFields(scope, group.companyId) },
  };
};

export const presentField = (scope: Scope, field: KeptField) => ({
  ...field,
  asks: field.asks.kind === "choice" ? { ...field.asks, options: [...field.asks.options] } : field.asks,
  can: { update: !field.retired && mayConfigureFields(scope, field.companyId) },
});
