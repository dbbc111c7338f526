import { isEmail } from "@emdia/contract/identity/email.ts";
import { DEFAULT_PLAN, PLANS, type Plan } from "@emdia/contract/limits.ts";
import type { Project } from "@emdia/contract/projects/wizard.ts";
import type { FaultKey, StepRules } from "./step-rules.ts";

/** A supplier as it is chosen; what a project that lives has given it once is `assigned`, and stays (CD-156). */
export type ChosenSupplier = {
  readonly companyId: number;
  readonly name: string;
  readonly cnpj: string;
  readonly plans: readonly Plan[];
  readonly assigned: readonly Plan[];
};
/** Somebody who is not here yet: the id is negative and counted down. */
export type InvitedSupplier = { readonly id: number; readonly email: string; readonly plans: readonly Plan[]; readonly isSent: boolean };
export type SuppliersDraft = { readonly companies: readonly ChosenSupplier[]; readonly invitedCompanies: readonly InvitedSupplier[] };

const inOrder = (plans: readonly Plan[]) => PLANS.filter((plan) => plans.includes(plan));

const read = (project: Project | null): SuppliersDraft => ({
  companies: (project?.companies ?? []).map(({ companyId, cnpj, tradingName, plans }) => {
    const named = inOrder(plans.map(({ plan }) => plan));
    return { companyId, name: tradingName, cnpj, plans: named, assigned: project?.isDraft ? [] : named };
  }),
  invitedCompanies: (project?.invitedCompanies ?? []).map(({ id, email, plans, sentAt }) => ({
    id,
    email,
    plans: inOrder(plans),
    isSent: sentAt !== null,
  })),
});

const faultsOf = ({ companies, invitedCompanies }: SuppliersDraft): readonly (readonly [string, FaultKey])[] => [
  ...(companies.length + invitedCompanies.length === 0 ? [["suppliers", "suppliersRequired"] as const] : []),
  ...companies.filter(({ plans }) => plans.length === 0).map(({ companyId }) => [`company-${companyId}`, "planRequired"] as const),
  ...invitedCompanies.filter(({ plans }) => plans.length === 0).map(({ id }) => [`company-${id}`, "planRequired"] as const),
];

export const suppliersRules = {
  step: 3,
  read,
  faults: (draft) => new Map(faultsOf(draft)),
  write: ({ companies, invitedCompanies }) => ({
    step: 3,
    companies: companies.map(({ companyId, plans }) => ({ companyId, plans: [...plans] })),
    invitedCompanies: invitedCompanies.map(({ id, email, plans }) => ({ id, email, plans: [...plans] })),
  }),
  tell: (group, draft) =>
    group === "companies"
      ? draft.companies.map(({ name }) => name).join(", ") || "—"
      : draft.invitedCompanies.map(({ email }) => email).join(", ") || "—",
} as const satisfies StepRules<SuppliersDraft>;

type Found = Pick<ChosenSupplier, "companyId" | "name" | "cnpj">;

/** A supplier chosen twice is there once. */
export const withSupplier = (companies: readonly ChosenSupplier[], found: Found): readonly ChosenSupplier[] =>
  companies.some(({ companyId }) => companyId === found.companyId)
    ? companies
    : [...companies, { ...found, plans: [DEFAULT_PLAN], assigned: [] }];

/** The first one is -1, the next -2, below every one that there is. */
const nextId = (invited: readonly InvitedSupplier[]): number => Math.min(0, ...invited.map(({ id }) => id)) - 1;

export const withInvitation = (invited: readonly InvitedSupplier[], email: string): readonly InvitedSupplier[] => [
  ...invited,
  { id: nextId(invited), email: email.trim().toLowerCase(), plans: [DEFAULT_PLAN], isSent: false },
];

export const withPlan = (plans: readonly Plan[], plan: Plan, isTicked: boolean): readonly Plan[] =>
  inOrder(isTicked ? [...plans, plan] : plans.filter((other) => other !== plan));

export type InvitationFault = "emailRequired" | "emailInvalid" | "emailKnown";

/** What is wrong with an address before anybody is asked about it. */
export const invitationFault = (typed: string, invited: readonly InvitedSupplier[]): InvitationFault | null => {
  const email = typed.trim().toLowerCase();
  if (email === "") return "emailRequired";
  if (!isEmail(email)) return "emailInvalid";
  return invited.some((known) => known.email === email) ? "emailKnown" : null;
};
