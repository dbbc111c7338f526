import { accept, type Outcome, type Refusal, refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { isTheirs, mayConfigureFields, whereHolding } from "../policy.ts";
import { findGroup, type KeptGroup, lockGroup } from "../store/company-groups.ts";

const key = "config_employee_additional_info";
type Refused = "company.not_found" | "permission.missing";
type OfCompany = { readonly companyId: number };
type OfGroup = OfCompany & { readonly groupCustomFieldsId: number };

/** Why somebody may not look at the fields of a company, or change them: it is not theirs, or their key lacks. */
export const closedTo = (scope: Scope, { companyId }: OfCompany, { toChange = false } = {}): Refusal<Refused> | undefined => {
  if (!isTheirs(scope, companyId)) return refuse("company.not_found");
  const may = toChange ? mayConfigureFields(scope, companyId) : whereHolding(scope, key).includes(companyId);
  return may ? undefined : refuse("permission.missing", { permission: key, companyId });
};

/** A group in which somebody looks at something. */
export const groupFor = async (scope: Scope, asked: OfGroup): Promise<Outcome<KeptGroup, Refused | "company_group.not_found">> => {
  const closed = closedTo(scope, asked);
  if (closed) return closed;
  const group = await findGroup(scope, { companyId: asked.companyId, id: asked.groupCustomFieldsId });
  return group ? accept(group) : refuse("company_group.not_found");
};

/** A group in which somebody changes something, alone until the answer. */
export const groupToChange = async (scope: Scope, asked: OfGroup): Promise<Outcome<KeptGroup, Refused | "company_group.not_found">> => {
  const closed = closedTo(scope, asked, { toChange: true });
  if (closed) return closed;
  await lockGroup(scope, { companyId: asked.companyId, id: asked.groupCustomFieldsId });
  return groupFor(scope, asked);
};
