import type { ProjectCompany, ProjectCompanyDetail, SupplierPlan } from "@emdia/contract/projects/company-routes.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { mayDo } from "../policy.ts";
import { isBlocked } from "../rules/state.ts";
import type { AskedDocument } from "../rules/supplier-settings.ts";
import type { KeptCompany, KeptPlan } from "../store/project-companies.ts";
import type { StoredProject } from "../store/projects.ts";
import type { KeptRequirement } from "../store/requirements.ts";

const MONTH_LENGTH = "2026-03".length;

export const presentPlan = ({ today }: Scope, kept: KeptPlan): SupplierPlan => {
  const now = today.slice(0, MONTH_LENGTH);
  const { startReference, endReference } = kept;
  const hasStarted = startReference === null || startReference <= now;
  return { ...kept, hasStarted, hasEnded: endReference !== null && endReference < now };
};

const bothPlans = 2;
/** Settings of a supplier that the user may change: each needs its permission, and none changes while the project is blocked. */
const companyCan = (scope: Scope, project: StoredProject, { plans }: KeptCompany): ProjectCompany["can"] => {
  const may = (key: Parameters<typeof mayDo>[1]) => !isBlocked(project.pipelineState) && mayDo(scope, key, project);
  const has = (asked: string) => plans.some(({ plan }) => plan === asked);
  return {
    assignPlan: may("update_project") && plans.length < bothPlans,
    configureSla: may("config_sla") && has("SSMA"),
    configureStp: may("config_stp_project") && has("STP"),
    configureDocuments: may("config_pendency_project"),
  };
};

/** A supplier of a project, with the user's allowed actions. */
export const presentProjectCompany = (scope: Scope, project: StoredProject, kept: KeptCompany): ProjectCompany => {
  const { contractorId: _, plans, ...told } = kept;
  return { ...told, plans: plans.map((plan) => presentPlan(scope, plan)), can: companyCan(scope, project, kept) };
};

/** Documents that the project demands now, and whether they apply to this supplier. */
export const documentsFor = (requirements: readonly KeptRequirement[], companyId: number): (AskedDocument & { readonly name: string })[] =>
  requirements
    .filter(({ holdsUntil }) => holdsUntil === null)
    .map(({ id, typeId, plan, name, notAskedOf }) => ({ requirementId: id, typeId, plan, name, isAsked: !notAskedOf.includes(companyId) }));

export const presentDocuments = (requirements: readonly KeptRequirement[], companyId: number): ProjectCompanyDetail["documents"] =>
  documentsFor(requirements, companyId).map(({ typeId, name, plan, isAsked }) => ({ systemPendencyId: typeId, name, plan, isAsked }));
