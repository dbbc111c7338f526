import type { Plan } from "@emdia/contract/limits.ts";
import type { StepBody } from "@emdia/contract/projects/wizard.ts";
import { accept } from "../../../../kernel/outcome.ts";
import { decideSuppliers, keyOf, type SupplierChange, type Suppliers } from "../../rules/suppliers.ts";
import { countProviders } from "../../store/projects.ts";
import {
  cancelInvitations,
  changeInvitation,
  confirmedAddresses,
  entriesCalled,
  type InvitedSupplier,
  invitedSuppliers,
  inviteSuppliers,
} from "../../store/supplier-invitations.ts";
import { companiesCalled, linkSuppliers, rewriteChoices, suppliersOf } from "../../store/suppliers.ts";
import { aboutProject, type Saving, type StepChange } from "./step-change.ts";

type StepInput = Extract<StepBody, { step: 3 }>;
const unique = (plans: readonly Plan[]): readonly Plan[] => [...new Set(plans)];
const toSuppliers = ({ companies, invitedCompanies }: StepInput): Suppliers => ({
  companies: companies.map(({ companyId, plans }) => ({ companyId, plans: unique(plans) })),
  invited: invitedCompanies.map(({ email, enteredId, plans }) => ({
    email: email ?? null,
    enteredId: enteredId ?? null,
    plans: unique(plans),
  })),
});

const writeCompanies = async ({ scope, project }: Saving, { added, dropped }: SupplierChange, { companies }: Suppliers): Promise<void> => {
  if (added.length + dropped.length === 0) return;
  if (project.isDraft) return rewriteChoices(scope.tx, project, companies);
  await linkSuppliers(scope.tx, project, { chosen: added, from: scope.today });
  await countProviders(scope.tx, project);
};

const writeInvitations = async ({ scope, project }: Saving, change: SupplierChange, before: readonly InvitedSupplier[]): Promise<void> => {
  const called = (asked: Suppliers["invited"][number]) => before.filter((one) => keyOf(one) === keyOf(asked));
  await cancelInvitations(scope.tx, project, change.cancelled.flatMap(called));
  for (const asked of change.replanned) for (const { id } of called(asked)) await changeInvitation(scope.tx, project, { ...asked, id });
  await inviteSuppliers(scope.tx, project, change.invited);
};

type Names = { readonly ofCompany: (id: number) => string; readonly ofEntry: (id: number | null) => string | undefined };

const notesOf = ({ project }: Saving, change: SupplierChange, names: Names) => {
  const line = aboutProject(project);
  // A supplier reads its own history entries of a begun project, but none of a draft.
  const ofCompany = (action: string) => (one: Suppliers["companies"][number]) => ({
    ...line,
    ...(!project.isDraft && { providerId: one.companyId }),
    subject: { kind: "company", id: one.companyId, name: names.ofCompany(one.companyId) },
    action,
    change: { field: "plans", from: null, to: one.plans.join(", ") },
  });
  const ofInvited = (action: string) => (one: Suppliers["invited"][number]) => {
    const name = names.ofEntry(one.enteredId);
    const change = name === undefined ? { field: "email", from: null, to: one.email } : { field: "company", from: null, to: name };
    return { ...line, action, change };
  };
  return [
    ...change.added.map(ofCompany("project.supplier_added")),
    ...change.dropped.map(ofCompany("project.supplier_dropped")),
    ...change.invited.map(ofInvited("project.supplier_invited")),
    ...change.replanned.map(ofInvited("project.invitation_changed")),
    ...change.cancelled.map(ofInvited("project.invitation_cancelled")),
  ];
};

const isWanted =
  ({ invited }: Suppliers) =>
  ({ id }: { readonly id: number }) =>
    invited.some(({ enteredId }) => enteredId === id);

/** Step 3: suppliers and invitations. */
export const saveSuppliers = async (saving: Saving, body: StepInput) => {
  const { scope, project } = saving;
  const wanted = toSuppliers(body);
  const linked = await suppliersOf(scope.tx, project);
  const before = await invitedSuppliers(scope.tx, project);
  const known = await companiesCalled(
    scope.tx,
    [...wanted.companies, ...linked].map(({ companyId }) => companyId),
  );
  const entries = await entriesCalled(
    scope.tx,
    project,
    [...wanted.invited, ...before].flatMap(({ enteredId }) => enteredId ?? []),
  );
  const confirmedEmails = await confirmedAddresses(
    scope.tx,
    wanted.invited.flatMap(({ email }) => email ?? []),
  );
  const decision = decideSuppliers(
    {
      contractorId: project.contractorId,
      isDraft: project.isDraft,
      companies: linked.map(({ companyId, plans }) => ({ companyId, plans: plans.map(({ plan }) => plan) })),
      invited: before,
    },
    wanted,
    { companyIds: known.map(({ id }) => id), entries: entries.filter(isWanted(wanted)), confirmedEmails },
  );
  if (!decision.ok) return decision;
  const change = decision.value;
  return accept<StepChange>({
    fields: [
      ...(change.added.length + change.dropped.length > 0 ? ["companies"] : []),
      ...(change.invited.length + change.replanned.length + change.cancelled.length > 0 ? ["invitedCompanies"] : []),
    ],
    notes: notesOf(saving, change, {
      ofCompany: (id) => known.find((one) => one.id === id)?.name ?? "",
      ofEntry: (id) => entries.find((one) => one.id === id)?.name,
    }),
    write: async () => {
      await writeCompanies(saving, change, wanted);
      await writeInvitations(saving, change, before);
    },
  });
};
