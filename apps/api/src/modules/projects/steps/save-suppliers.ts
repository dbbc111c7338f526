import type { Plan } from "@emdia/contract/limits.ts";
import type { StepBody } from "@emdia/contract/projects/wizard.ts";
import { accept } from "../../../kernel/outcome.ts";
import { decideSuppliers, type SupplierChange, type Suppliers } from "../rules/suppliers.ts";
import { countProviders } from "../store/projects.ts";
import {
  cancelInvitations,
  changeInvitedPlans,
  confirmedAddresses,
  type InvitedSupplier,
  invitedSuppliers,
  inviteSuppliers,
} from "../store/supplier-invitations.ts";
import { companiesCalled, linkSuppliers, rewriteChoices, suppliersOf } from "../store/suppliers.ts";
import { aboutProject, type Saving, type StepChange } from "./step-change.ts";

type Asked = Extract<StepBody, { step: 3 }>;
const unique = (plans: readonly Plan[]): readonly Plan[] => [...new Set(plans)];
const asked = ({ companies, invitedCompanies }: Asked): Suppliers => ({
  companies: companies.map(({ companyId, plans }) => ({ companyId, plans: unique(plans) })),
  invited: invitedCompanies.map(({ email, plans }) => ({ email, plans: unique(plans) })),
});

const writeCompanies = async ({ scope, project }: Saving, { added, dropped }: SupplierChange, { companies }: Suppliers): Promise<void> => {
  if (added.length + dropped.length === 0) return;
  if (project.isDraft) return rewriteChoices(scope.tx, project, companies);
  await linkSuppliers(scope.tx, project, { chosen: added, from: scope.today });
  await countProviders(scope.tx, project);
};

const writeInvitations = async ({ scope, project }: Saving, change: SupplierChange, before: readonly InvitedSupplier[]): Promise<void> => {
  const called = ({ email }: { readonly email: string }) => before.filter((one) => one.email === email);
  await cancelInvitations(scope.tx, project, change.cancelled.flatMap(called));
  for (const { email, plans } of change.replanned)
    for (const { id } of called({ email })) await changeInvitedPlans(scope.tx, project, { id, plans });
  await inviteSuppliers(scope.tx, project, change.invited);
};

const notesOf = ({ project }: Saving, change: SupplierChange, nameOf: (id: number) => string) => {
  const line = aboutProject(project);
  // A supplier reads of a begun project what happened to it there; of a draft it knows nothing.
  const ofCompany = (action: string) => (one: Suppliers["companies"][number]) => ({
    ...line,
    ...(!project.isDraft && { providerId: one.companyId }),
    subject: { kind: "company", id: one.companyId, name: nameOf(one.companyId) },
    action,
    change: { field: "plans", from: null, to: one.plans.join(", ") },
  });
  const ofAddress = (action: string) => (one: Suppliers["invited"][number]) => ({
    ...line,
    action,
    change: { field: "email", from: null, to: one.email },
  });
  return [
    ...change.added.map(ofCompany("project.supplier_added")),
    ...change.dropped.map(ofCompany("project.supplier_dropped")),
    ...change.invited.map(ofAddress("project.supplier_invited")),
    ...change.replanned.map(ofAddress("project.invitation_changed")),
    ...change.cancelled.map(ofAddress("project.invitation_cancelled")),
  ];
};

/** Step 3: who does it. */
export const saveSuppliers = async (saving: Saving, body: Asked) => {
  const { scope, project } = saving;
  const wanted = asked(body);
  const linked = await suppliersOf(scope.tx, project);
  const before = await invitedSuppliers(scope.tx, project);
  const known = await companiesCalled(
    scope.tx,
    [...wanted.companies, ...linked].map(({ companyId }) => companyId),
  );
  const emails = wanted.invited.map(({ email }) => email);
  const confirmedEmails = await confirmedAddresses(scope.tx, emails);
  const decision = decideSuppliers(
    {
      contractorId: project.contractorId,
      isDraft: project.isDraft,
      companies: linked.map(({ companyId, plans }) => ({ companyId, plans: plans.map(({ plan }) => plan) })),
      invited: before,
    },
    wanted,
    { companyIds: known.map(({ id }) => id), confirmedEmails },
  );
  if (!decision.ok) return decision;
  const change = decision.value;
  return accept<StepChange>({
    fields: [
      ...(change.added.length + change.dropped.length > 0 ? ["companies"] : []),
      ...(change.invited.length + change.replanned.length + change.cancelled.length > 0 ? ["invitedCompanies"] : []),
    ],
    notes: notesOf(saving, change, (id) => known.find((one) => one.id === id)?.name ?? ""),
    write: async () => {
      await writeCompanies(saving, change, wanted);
      await writeInvitations(saving, change, before);
    },
  });
};
