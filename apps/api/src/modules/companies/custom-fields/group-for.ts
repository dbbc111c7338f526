// Permission check and loading of a company group.
import { accept, type Outcome, type Refusal, refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { isTheirs, mayConfigureFields, whereHolding } from "../policy.ts";
import { findGroup, type KeptGroup, lockGroup } from "../store/company-groups.ts";

const key = "config_employee_additional_info";
type Refused = "company.not_found" | "permission.missing";
type OfCompany = { readonly companyId: number };
type OfGroup = OfCompany & { readonly groupCustomFieldsId: number };

/** Refusal when the company is not one of the caller's, or the caller lacks the permission. */
export const closedTo = (scope: Scope, { companyId }: OfCompany, { toChange = false } = {}): Refusal<Refused> | undefined => {
  if (!isTheirs(scope, companyId)) return refuse("company.not_found");
  const may = toChange ? mayConfigureFields(scope, companyId) : whereHolding(scope, key).includes(companyId);
  return may ? undefined : refuse("permission.missing", { permission: key, companyId });
};

/** Loads a group for reading, after the permission check. */
export const groupFor = async (scope: Scope, input: OfGroup): Promise<Outcome<KeptGroup, Refused | "company_group.not_found">> => {
  const closed = closedTo(scope, input);
  if (closed) return closed;
  const group = await findGroup(scope, { companyId: input.companyId, id: input.groupCustomFieldsId });
  return group ? accept(group) : refuse("company_group.not_found");
};

/** Loads a group for a change, after the permission check, and locks its row until the transaction ends. */
export const groupToChange = async (scope: Scope, input: OfGroup): Promise<Outcome<KeptGroup, Refused | "company_group.not_found">> => {
  const closed = closedTo(scope, input, { toChange: true });
  if (closed) return closed;
  await lockGroup(scope, { companyId: input.companyId, id: input.groupCustomFieldsId });
  return groupFor(scope, input);
};
