import type { Plan } from "@emdia/contract/limits.ts";
import { accept, type Outcome, refuse } from "../../../kernel/outcome.ts";

type Chosen = { readonly companyId: number; readonly plans: readonly Plan[] };
/** A company that is not linked yet, identified by an e-mail address, by an entry of the contractor, or by both. */
type Invited = { readonly email: string | null; readonly enteredId: number | null; readonly plans: readonly Plan[] };
export type Suppliers = { readonly companies: readonly Chosen[]; readonly invited: readonly Invited[] };

type Current = Suppliers & { readonly contractorId: number; readonly isDraft: boolean };
type Entry = { readonly id: number; readonly registeredId: number | null };
/** Stored data about the requested suppliers. */
export type SupplierFacts = {
  readonly companyIds: readonly number[];
  readonly entries: readonly Entry[];
  readonly confirmedEmails: readonly string[];
};

export type SupplierChange = {
  /** New suppliers, and existing ones with an additional plan. */
  readonly added: readonly Chosen[];
  /** Only a draft drops suppliers. */
  readonly dropped: readonly Chosen[];
  readonly invited: readonly Invited[];
  readonly replanned: readonly Invited[];
  readonly cancelled: readonly Invited[];
};
type SupplierRefusal =
  | "project.supplier_twice"
  | "project.supplier_is_contractor"
  | "project.supplier_unknown"
  | "project.email_known"
  | "project.plan_assigned";

const isTwice = <T>(items: readonly T[]): boolean => new Set(items).size < items.length;
const samePlans = (one: readonly Plan[], other: readonly Plan[]): boolean => new Set(one).symmetricDifference(new Set(other)).size === 0;
const present = <T>(items: readonly (T | null)[]): readonly T[] => items.filter((item) => item !== null);

/** Identity of an invitation. An entered company keeps its invitation when its address changes. */
export const keyOf = ({ email, enteredId }: Pick<Invited, "email" | "enteredId">): string | null =>
  enteredId === null ? email : `#${enteredId}`;

/** True if a company is both chosen and invited through its entry, from before it registered. */
const isBoth = (companyIds: readonly number[], entries: readonly Entry[]): boolean =>
  entries.some(({ registeredId }) => registeredId !== null && companyIds.includes(registeredId));

const faultOf = (current: Current, asked: Suppliers, facts: SupplierFacts): SupplierRefusal | undefined => {
  const ids = asked.companies.map(({ companyId }) => companyId);
  const emails = present(asked.invited.map(({ email }) => email));
  const entered = present(asked.invited.map(({ enteredId }) => enteredId));
  const known = new Set(current.invited.map(({ email }) => email));
  if (isTwice(ids) || isTwice(emails) || isTwice(entered) || isBoth(ids, facts.entries)) return "project.supplier_twice";
  if (ids.includes(current.contractorId)) return "project.supplier_is_contractor";
  if (ids.some((id) => !facts.companyIds.includes(id))) return "project.supplier_unknown";
  if (entered.some((id) => !facts.entries.some((entry) => entry.id === id))) return "project.supplier_unknown";
  if (asked.invited.some((one) => keyOf(one) === null)) return "project.supplier_unknown";
  // An address that was invited before it registered is allowed: a job links it.
  if (facts.confirmedEmails.some((email) => !known.has(email))) return "project.email_known";
  return undefined;
};

/** Decides the suppliers of a project. A project that has begun loses no supplier and no plan (CD-080, CD-156). */
export const decideSuppliers = (current: Current, asked: Suppliers, facts: SupplierFacts): Outcome<SupplierChange, SupplierRefusal> => {
  const fault = faultOf(current, asked, facts);
  if (fault) return refuse(fault);

  const requestedPlans = new Map(asked.companies.map(({ companyId, plans }) => [companyId, plans]));
  const currentPlans = new Map(current.companies.map(({ companyId, plans }) => [companyId, plans]));
  const lost = ({ companyId, plans }: Chosen): boolean => plans.some((plan) => !requestedPlans.get(companyId)?.includes(plan));
  if (!current.isDraft && current.companies.some(lost)) return refuse("project.plan_assigned");

  const gains = ({ companyId, plans }: Chosen): boolean => plans.some((plan) => !currentPlans.get(companyId)?.includes(plan));
  const invitedBefore = new Map(current.invited.map((one) => [keyOf(one), one]));
  const requestedKeys = new Set(asked.invited.map(keyOf));
  return accept({
    added: asked.companies.filter(gains),
    dropped: current.companies.filter(lost),
    invited: asked.invited.filter((one) => !invitedBefore.has(keyOf(one))),
    replanned: asked.invited.filter((one) => {
      const before = invitedBefore.get(keyOf(one));
      return before !== undefined && (before.email !== one.email || !samePlans(before.plans, one.plans));
    }),
    cancelled: current.invited.filter((one) => !requestedKeys.has(keyOf(one))),
  });
};
