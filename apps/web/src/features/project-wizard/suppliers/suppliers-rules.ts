import { isEmail } from "@emdia/contract/identity/email.ts";
import { DEFAULT_PLAN, type Plan } from "@emdia/contract/limits.ts";
import type { AwaitedCompany, Project } from "@emdia/contract/projects/wizard.ts";
import type { SupplierChoice } from "../../../shared/suppliers/found-supplier.ts";
import { plansInOrder } from "../../../shared/suppliers/with-plan.ts";
import type { FaultKey, StepRules } from "../step-rules.ts";

/** A selected supplier. `assigned` lists the plans of a started project, which cannot be removed (CD-156). */
export type ChosenSupplier = {
  readonly companyId: number;
  readonly name: string;
  readonly cnpj: string;
  readonly plans: readonly Plan[];
  readonly assigned: readonly Plan[];
};
/** A supplier that is not registered: invited by e-mail, entered as a company, or both. The ids count down from -1. */
export type InvitedSupplier = {
  readonly id: number;
  readonly email: string;
  readonly company: AwaitedCompany | null;
  readonly plans: readonly Plan[];
  readonly isSent: boolean;
};
export type SuppliersDraft = { readonly companies: readonly ChosenSupplier[]; readonly invitedCompanies: readonly InvitedSupplier[] };

const addressOf = (typed: string): string => typed.trim().toLowerCase();

const read = (project: Project | null): SuppliersDraft => ({
  companies: (project?.companies ?? []).map(({ companyId, cnpj, tradingName, plans }) => {
    const named = plansInOrder(plans.map(({ plan }) => plan));
    return { companyId, name: tradingName, cnpj, plans: named, assigned: project?.isDraft ? [] : named };
  }),
  invitedCompanies: (project?.invitedCompanies ?? []).map(({ id, email, company, plans, sentAt }) => ({
    id,
    email: email ?? "",
    company,
    plans: plansInOrder(plans),
    isSent: sentAt !== null,
  })),
});

/** Validates the optional address of an entered company. */
const addressFault = ({ id, email, company }: InvitedSupplier, all: readonly InvitedSupplier[]): FaultKey | null => {
  if (!company || addressOf(email) === "") return null;
  if (!isEmail(addressOf(email))) return "emailInvalid";
  return all.some((other) => other.id !== id && addressOf(other.email) === addressOf(email)) ? "emailKnown" : null;
};

const faultsOf = ({ companies, invitedCompanies }: SuppliersDraft): readonly (readonly [string, FaultKey])[] => [
  ...(companies.length + invitedCompanies.length === 0 ? [["suppliers", "suppliersRequired"] as const] : []),
  ...companies.filter(({ plans }) => plans.length === 0).map(({ companyId }) => [`company-${companyId}`, "planRequired"] as const),
  ...invitedCompanies.filter(({ plans }) => plans.length === 0).map(({ id }) => [`company-${id}`, "planRequired"] as const),
  ...invitedCompanies.flatMap((one) => {
    const fault = addressFault(one, invitedCompanies);
    return fault ? [[`email-${one.id}`, fault] as const] : [];
  }),
];

export const suppliersRules = {
  step: 3,
  read,
  faults: (draft) => new Map(faultsOf(draft)),
  write: ({ companies, invitedCompanies }) => ({
    step: 3,
    companies: companies.map(({ companyId, plans }) => ({ companyId, plans: [...plans] })),
    invitedCompanies: invitedCompanies.map(({ id, email, company, plans }) => ({
      id,
      email: addressOf(email) || null,
      ...(company && { enteredId: company.id }),
      plans: [...plans],
    })),
  }),
  tell: (group, draft) =>
    group === "companies"
      ? draft.companies.map(({ name }) => name).join(", ") || "—"
      : draft.invitedCompanies.map(({ email, company }) => company?.tradingName ?? email).join(", ") || "—",
} as const satisfies StepRules<SuppliersDraft>;

type SupplierOption = Pick<ChosenSupplier, "companyId" | "name" | "cnpj">;

/** Adds a supplier without duplicates. */
export const withSupplier = (companies: readonly ChosenSupplier[], found: SupplierOption): readonly ChosenSupplier[] =>
  companies.some(({ companyId }) => companyId === found.companyId)
    ? companies
    : [...companies, { companyId: found.companyId, name: found.name, cnpj: found.cnpj, plans: [DEFAULT_PLAN], assigned: [] }];

/** The next negative id below all existing ones, starting at -1. */
const nextId = (invited: readonly InvitedSupplier[]): number => Math.min(0, ...invited.map(({ id }) => id)) - 1;

export const withInvitation = (invited: readonly InvitedSupplier[], email: string): readonly InvitedSupplier[] => [
  ...invited,
  { id: nextId(invited), email: addressOf(email), company: null, plans: [DEFAULT_PLAN], isSent: false },
];

/** Adds an entered company without duplicates. */
export const withAwaited = (invited: readonly InvitedSupplier[], company: AwaitedCompany): readonly InvitedSupplier[] =>
  invited.some((one) => one.company?.id === company.id)
    ? invited
    : [...invited, { id: nextId(invited), email: "", company, plans: [DEFAULT_PLAN], isSent: false }];

/** Adds the chosen companies without duplicates. */
export const withChoices = ({ companies, invitedCompanies }: SuppliersDraft, choices: readonly SupplierChoice[]): SuppliersDraft => ({
  companies: choices.reduce((all, choice) => (choice.kind === "here" ? withSupplier(all, choice) : all), companies),
  invitedCompanies: choices.reduce((all, choice) => (choice.kind === "awaited" ? withAwaited(all, choice.company) : all), invitedCompanies),
});

/** Replaces an awaited company that has registered by the registered company. */
export const takenUp = ({ companies, invitedCompanies }: SuppliersDraft, { id, company, plans }: InvitedSupplier): SuppliersDraft => {
  if (!company || company.registeredId === null) return { companies, invitedCompanies };
  const { registeredId, tradingName, cnpj } = company;
  const others = companies.filter(({ companyId }) => companyId !== registeredId);
  return {
    companies: [...others, { companyId: registeredId, name: tradingName, cnpj, plans, assigned: [] }],
    invitedCompanies: invitedCompanies.filter((one) => one.id !== id),
  };
};

/** The CNPJs of the selected and awaited suppliers. */
export const numbersIn = ({ companies, invitedCompanies }: SuppliersDraft): readonly string[] => [
  ...companies.map(({ cnpj }) => cnpj),
  ...invitedCompanies.flatMap(({ company }) => company?.cnpj ?? []),
];

export type InvitationFault = "emailRequired" | "emailInvalid" | "emailKnown";

/** Validates an address before the request. */
export const invitationFault = (typed: string, invited: readonly InvitedSupplier[]): InvitationFault | null => {
  const email = typed.trim().toLowerCase();
  if (email === "") return "emailRequired";
  if (!isEmail(email)) return "emailInvalid";
  return invited.some((known) => known.email === email) ? "emailKnown" : null;
};

type Invite = { readonly email: string; readonly state: string };
/** Whether an invitation of exactly this address was accepted; the search also returns similar addresses. */
export const isTakenUp = (invites: readonly Invite[], email: string): boolean =>
  invites.some((invite) => invite.email === email && invite.state === "used");
