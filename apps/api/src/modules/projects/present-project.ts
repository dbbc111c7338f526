import type { Project } from "@emdia/contract/projects/wizard.ts";
import type { Scope } from "../../platform/access/scope.ts";
import { isTyped } from "../companies/rules/index.ts";
import { ownSuppliers, projectPageCan, seesAsContractor } from "./policy.ts";
import { hasEnded, isBlocked } from "./rules/state.ts";
import { missingFields } from "./rules/steps.ts";
import { contactOf } from "./store/contacts.ts";
import { type Progress, progressOf } from "./store/linking.ts";
import type { NamedPlace } from "./store/places.ts";
import type { PlanSettings } from "./store/plan-settings.ts";
import { lockProject, type StoredProject } from "./store/projects.ts";
import type { KeptRequirement } from "./store/requirements.ts";
import { risksOf } from "./store/risks.ts";
import type { AwaitedCompany, InvitedSupplier } from "./store/supplier-invitations.ts";
import type { Supplier } from "./store/suppliers.ts";
import { projectCompleteness } from "./wizard/project-completeness.ts";

/** Groups the areas of a project by unit. */
export const presentPlaces = (places: readonly NamedPlace[]): Project["locations"] =>
  [...Map.groupBy(places, ({ facilityId }) => facilityId)].map(([facilityId, areas]) => ({
    facilityId,
    name: areas[0]?.facilityName ?? "",
    departments: areas.map(({ departmentId, departmentName }) => ({ id: departmentId, name: departmentName })),
  }));

const presentSupplier = ({ id, companyId, cnpj, companyName, tradingName, plans }: Supplier) => ({
  id,
  companyId,
  cnpj,
  companyName,
  tradingName,
  plans: [...plans],
});
const presentAwaited = ({ id, cnpj, companyName, tradingName, source, registeredId }: AwaitedCompany) => {
  return { id, cnpj, companyName, tradingName, byHand: isTyped(source), registeredId };
};
/** An invited supplier has a negative id until its company is linked. */
const presentInvited = ({ id, email, plans, sentAt, company }: InvitedSupplier) => ({
  id: -id,
  email,
  plans: [...plans],
  sentAt: sentAt?.toISOString() ?? null,
  company: company && presentAwaited(company),
});
const presentLinking = (progress: Progress | undefined) =>
  progress ? { done: progress.done, total: progress.total, startedAt: progress.startedAt.toISOString() } : null;
const ticked = (requirements: readonly KeptRequirement[], plan: string) =>
  requirements
    .filter((one) => one.plan === plan && one.holdsUntil === null)
    .map(({ typeId }) => ({ systemPendencyId: typeId, isChecked: true }));
const presentSettings = ({ SSMA, STP }: { readonly SSMA: PlanSettings; readonly STP: PlanSettings }) => ({
  analysisDays: SSMA.analysisDays,
  reAnalysisDays: SSMA.reAnalysisDays,
  startReference: STP.startReference,
  endReference: STP.endReference,
});

/** A project with everything that its wizard and page show. Users of a supplier see only their own companies among the suppliers. */
export const presentProject = async (scope: Scope, project: StoredProject): Promise<Project> => {
  const { contractorId, companyName, pipelineState, updatedAt, providerIds: _, ...fields } = project;
  const completeness = await projectCompleteness(scope.tx, project);
  const risks = await risksOf(scope.tx, project);
  const whole = seesAsContractor(scope, project);
  const own = ownSuppliers(scope, project);
  const suppliers = whole ? completeness.suppliers : completeness.suppliers.filter(({ companyId }) => own.includes(companyId));
  const contact = whole ? await contactOf(scope.tx, project) : undefined;
  return {
    ...fields,
    contactAccountId: contact?.id ?? null,
    contactName: contact?.name ?? null,
    company: { id: contractorId, name: companyName },
    hasEnded: hasEnded(project, scope.today),
    projectIsBlocked: isBlocked(pipelineState),
    linking: presentLinking(await progressOf(scope.tx, project)),
    companies: suppliers.map(presentSupplier),
    invitedCompanies: whole ? completeness.invited.map(presentInvited) : [],
    locations: presentPlaces(completeness.places),
    riskActivities: risks.map(({ id, name }) => ({ id, name })),
    pendencies: ticked(completeness.requirements, "SSMA"),
    stpPendencies: ticked(completeness.requirements, "STP"),
    ...presentSettings(completeness.settings),
    lacks: [...missingFields(completeness.filled)],
    updatedAt: updatedAt.toISOString(),
    can: projectPageCan(scope, project),
  };
};

/** Presents the project as stored after a change in this request. */
export const presentChanged = async (scope: Scope, project: StoredProject): Promise<Project> =>
  presentProject(scope, (await lockProject(scope.tx, project)) ?? project);
