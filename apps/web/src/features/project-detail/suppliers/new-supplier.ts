import { isEmail } from "@emdia/contract/identity/email.ts";
import { DEFAULT_PLAN, type Plan } from "@emdia/contract/limits.ts";
import type { Project, StepBody } from "@emdia/contract/projects/wizard.ts";
import type { SupplierChoice } from "../../../shared/suppliers/found-supplier.ts";

/** The input of the add-supplier dialog. The invitation goes to `email` if the company is not registered yet. */
export type NewSupplier = { readonly choice: SupplierChoice; readonly plans: readonly Plan[]; readonly email: string };
export type NewSupplierFault = "planRequired" | "emailInvalid";

export const beginWith = (choice: SupplierChoice): NewSupplier => ({ choice, plans: [DEFAULT_PLAN], email: "" });

type Awaited = Project["invitedCompanies"][number];
/** An awaited supplier that has registered, with its planned plans; null while it has not registered. */
export const registeredSince = ({ company, plans }: Awaited): NewSupplier | null => {
  if (!company || company.registeredId === null) return null;
  const { registeredId: companyId, tradingName: name, cnpj } = company;
  return { choice: { kind: "here", companyId, name, cnpj }, plans, email: "" };
};

export const newSupplierFault = ({ plans, email }: NewSupplier): NewSupplierFault | null => {
  if (plans.length === 0) return "planRequired";
  return email.trim() === "" || isEmail(email.trim()) ? null : "emailInvalid";
};

/** The CNPJs of the project's current and awaited suppliers. */
export const numbersOf = ({ companies, invitedCompanies }: Pick<Project, "companies" | "invitedCompanies">): readonly string[] => [
  ...companies.map(({ cnpj }) => cnpj),
  ...invitedCompanies.flatMap(({ company }) => (company && company.registeredId === null ? [company.cnpj] : [])),
];

type Suppliers = Extract<StepBody, { step: 3 }>;
/** The body of step 3: the current suppliers plus one awaited supplier. */
export const withOneAwaited = (project: Project, { email, plans }: NewSupplier, enteredId: number): Suppliers => ({
  step: 3,
  version: project.version,
  companies: project.companies.map(({ companyId, plans: current }) => ({ companyId, plans: current.map(({ plan }) => plan) })),
  invitedCompanies: [
    ...project.invitedCompanies.map((one) => ({ id: one.id, email: one.email, enteredId: one.company?.id ?? null, plans: one.plans })),
    { id: Math.min(0, ...project.invitedCompanies.map(({ id }) => id)) - 1, email: email.trim() || null, enteredId, plans: [...plans] },
  ],
});
