import type { ProjectFigures } from "@emdia/contract/projects/project-figures.ts";
import type { Scope } from "../../platform/access/scope.ts";
import type { Handler } from "../../platform/http/handler.ts";
import { documentsSeenIn } from "./documents-seen-in.ts";
import { ownSuppliers, seesAsContractor } from "./policy.ts";
import type { ProjectData } from "./project-data.ts";
import { projectInView } from "./project-for.ts";
import { documentDemand } from "./rules/document-demand.ts";
import { projectFigures } from "./rules/supplier-figures.ts";
import type { StoredProject } from "./store/projects.ts";
import { risksOf } from "./store/risks.ts";
import type { Supplier } from "./store/suppliers.ts";
import { projectCompleteness } from "./wizard/project-completeness.ts";

type Input = {
  readonly project: StoredProject;
  readonly suppliers: readonly Supplier[];
  readonly figuresBySupplier: ProjectData["figuresBySupplier"];
};

const figuresOf = async (scope: Scope, { project, suppliers, figuresBySupplier }: Input): Promise<ProjectFigures | null> => {
  const seen = documentsSeenIn(scope, project);
  if (!seen) return null;
  const nameOf = new Map(suppliers.map(({ companyId, tradingName }) => [companyId, tradingName]));
  const rows = await figuresBySupplier(scope.tx, seen);
  return projectFigures(
    rows.map(({ providerId, ...figures }) => ({ companyId: providerId, name: nameOf.get(providerId) ?? "", ...figures })),
  );
};

export const additionalInfos =
  ({ figuresBySupplier, workerFigures }: ProjectData): Handler<"GET /projects/{id}/additional-infos"> =>
  async (scope, { params }) => {
    const found = await projectInView(scope, params.id);
    if (!found.ok) return found;
    const project = found.value;
    const { places, suppliers, invited, filled } = await projectCompleteness(scope.tx, project);
    const whole = seesAsContractor(scope, project);
    const own = ownSuppliers(scope, project);
    const workers = await workerFigures(scope, project);
    return {
      suppliers: whole ? suppliers.length : suppliers.filter(({ companyId }) => own.includes(companyId)).length,
      invitedSuppliers: whole ? invited.length : 0,
      units: new Set(places.map(({ facilityId }) => facilityId)).size,
      areas: places.length,
      riskActivities: (await risksOf(scope.tx, project)).length,
      ssmaDocuments: filled.requirements.SSMA,
      stpDocuments: filled.requirements.STP,
      documentDemand: documentDemand(project, scope.today),
      figures: await figuresOf(scope, { project, suppliers, figuresBySupplier }),
      ...(workers && { workers }),
    };
  };
