import type { Handler } from "../../platform/http/handler.ts";
import { ownSuppliers, seesAsContractor } from "./policy.ts";
import { projectInView } from "./project-for.ts";
import { risksOf } from "./store/risks.ts";
import { projectCompleteness } from "./wizard/project-completeness.ts";

export const additionalInfos: Handler<"GET /projects/{id}/additional-infos"> = async (scope, { params }) => {
  const found = await projectInView(scope, params.id);
  if (!found.ok) return found;
  const { places, suppliers, invited, filled } = await projectCompleteness(scope.tx, found.value);
  const whole = seesAsContractor(scope, found.value);
  const own = ownSuppliers(scope, found.value);
  return {
    suppliers: whole ? suppliers.length : suppliers.filter(({ companyId }) => own.includes(companyId)).length,
    invitedSuppliers: whole ? invited.length : 0,
    units: new Set(places.map(({ facilityId }) => facilityId)).size,
    areas: places.length,
    riskActivities: (await risksOf(scope.tx, found.value)).length,
    ssmaDocuments: filled.requirements.SSMA,
    stpDocuments: filled.requirements.STP,
  };
};
