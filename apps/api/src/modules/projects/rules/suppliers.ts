import type { Plan } from "@emdia/contract/limits.ts";
import { accept, type Outcome, refuse } from "../../../kernel/outcome.ts";

type Chosen = { readonly companyId: number; readonly plans: readonly Plan[] };
type Invited = { readonly email: string; readonly plans: readonly Plan[] };
export type Suppliers = { readonly companies: readonly Chosen[]; readonly invited: readonly Invited[] };

type Current = Suppliers & { readonly contractorId: number; readonly isDraft: boolean };
/** What is known of whom somebody asks for. */
export type SupplierFacts = { readonly companyIds: readonly number[]; readonly confirmedEmails: readonly string[] };

export type SupplierChange = {
  /** New suppliers, and those known ones who get a plan more. */
  readonly added: readonly Chosen[];
  /** Only a draft gives up a choice. */
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

const faultOf = (current: Current, asked: Suppliers, facts: SupplierFacts): SupplierRefusal | undefined => {
  const ids = asked.companies.map(({ companyId }) => companyId);
  const emails = asked.invited.map(({ email }) => email);
  const known = new Set(current.invited.map(({ email }) => email));
  if (isTwice(ids) || isTwice(emails)) return "project.supplier_twice";
  if (ids.includes(current.contractorId)) return "project.supplier_is_contractor";
  if (ids.some((id) => !facts.companyIds.includes(id))) return "project.supplier_unknown";
  // Who registered since they were invited is still on their way to be linked.
  if (facts.confirmedEmails.some((email) => !known.has(email))) return "project.email_known";
  return undefined;
};

/** Whom a project gets as suppliers. In one that has begun nobody leaves, and no plan is taken back (CD-080, CD-156). */
export const decideSuppliers = (current: Current, asked: Suppliers, facts: SupplierFacts): Outcome<SupplierChange, SupplierRefusal> => {
  const fault = faultOf(current, asked, facts);
  if (fault) return refuse(fault);

  const plansAsked = new Map(asked.companies.map(({ companyId, plans }) => [companyId, plans]));
  const plansHeld = new Map(current.companies.map(({ companyId, plans }) => [companyId, plans]));
  const lost = ({ companyId, plans }: Chosen): boolean => plans.some((plan) => !plansAsked.get(companyId)?.includes(plan));
  if (!current.isDraft && current.companies.some(lost)) return refuse("project.plan_assigned");

  const gains = ({ companyId, plans }: Chosen): boolean => plans.some((plan) => !plansHeld.get(companyId)?.includes(plan));
  const invitedBefore = new Map(current.invited.map((one) => [one.email, one]));
  const emailsAsked = new Set(asked.invited.map(({ email }) => email));
  return accept({
    added: asked.companies.filter(gains),
    dropped: current.companies.filter(lost),
    invited: asked.invited.filter(({ email }) => !invitedBefore.has(email)),
    replanned: asked.invited.filter(({ email, plans }) => {
      const before = invitedBefore.get(email);
      return before !== undefined && !samePlans(before.plans, plans);
    }),
    cancelled: current.invited.filter(({ email }) => !emailsAsked.has(email)),
  });
};
