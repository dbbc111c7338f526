import type { Scope } from "../../../platform/access/scope.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { requirementsOf } from "../store/requirements.ts";
import { projectCompanyInView, type SeenCompany } from "./company-for.ts";
import { presentDocuments, presentPlan, presentProjectCompany } from "./present-project-company.ts";

export const presentCompanyDetail = async (scope: Scope, { project, company }: SeenCompany) => ({
  ...presentProjectCompany(scope, project, company),
  documents: presentDocuments(await requirementsOf(scope.tx, project), company.companyId),
});

export const readProjectCompany: Handler<"GET /projects/company/{id}"> = async (scope, { params }) => {
  const seen = await projectCompanyInView(scope, params.id);
  return seen.ok ? presentCompanyDetail(scope, seen.value) : seen;
};

export const readStpPlan: Handler<"GET /projects/company/stp/{id}"> = async (scope, { params }) => {
  const seen = await projectCompanyInView(scope, params.id);
  if (!seen.ok) return seen;
  const { project, company } = seen.value;
  const stpPlan = company.plans.find(({ plan }) => plan === "STP");
  const documents = presentDocuments(await requirementsOf(scope.tx, project), company.companyId);
  return { id: company.id, plan: stpPlan ? presentPlan(scope, stpPlan) : null, documents: documents.filter(({ plan }) => plan === "STP") };
};
