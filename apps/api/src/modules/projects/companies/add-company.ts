import { refuse } from "../../../kernel/outcome.ts";
import { recordHistory } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { lockProjectForChange, projectFor } from "../project-for.ts";
import { decideSuppliers } from "../rules/suppliers.ts";
import { findProjectCompany } from "../store/project-companies.ts";
import { countProviders, lockProject } from "../store/projects.ts";
import { waitNoLonger } from "../store/supplier-invitations.ts";
import { companiesCalled, linkedSuppliers, linkSuppliers } from "../store/suppliers.ts";
import { concludeStep } from "../wizard/conclude-step.ts";
import { aboutProject } from "../wizard/steps/step-change.ts";
import { presentCompanyDetail } from "./read-company.ts";

const SUPPLIERS_STEP = 3;

/** Adds a supplier with its permanent plans to a project that has begun. */
export const addProjectCompany: Handler<"POST /projects/companies"> = async (scope, { body: { projectId, companyId, plans } }) => {
  const found = await projectFor(scope, ["update_project"], projectId);
  if (!found.ok) return found;
  const project = await lockProjectForChange(scope, found.value);
  if (!project.ok) return project;
  if (project.value.isDraft) return refuse("project.is_draft");
  const current = { ...project.value, companies: [], invited: [] };
  const known = await companiesCalled(scope.tx, [companyId]);
  const facts = { companyIds: known.map(({ id }) => id), entries: [], confirmedEmails: [] };
  const added = { companyId, plans: [...new Set(plans)] };
  const decision = decideSuppliers(current, { companies: [added], invited: [] }, facts);
  if (!decision.ok) return refuse(decision.code === "project.supplier_is_contractor" ? decision.code : "project.supplier_unknown");
  const before = await linkedSuppliers(scope.tx, project.value);
  if (before.some((supplier) => supplier.companyId === companyId)) return refuse("project.supplier_twice");

  await linkSuppliers(scope.tx, project.value, { chosen: [added], from: scope.today });
  await waitNoLonger(scope.tx, project.value, companyId);
  await countProviders(scope.tx, project.value);
  await recordHistory(scope, {
    ...aboutProject(project.value),
    providerId: companyId,
    subject: { kind: "company", id: companyId, name: known.find(({ id }) => id === companyId)?.name ?? null },
    action: "project.supplier_added",
    change: { field: "plans", from: null, to: added.plans.join(", ") },
  });
  await concludeStep(scope, { project: project.value, step: SUPPLIERS_STEP, fields: ["companies"] });
  const linked = (await linkedSuppliers(scope.tx, project.value)).find((supplier) => supplier.companyId === companyId);
  const company = await findProjectCompany(scope.tx, linked?.id ?? 0);
  const now = await lockProject(scope.tx, project.value);
  return company && now ? presentCompanyDetail(scope, { project: now, company }) : refuse("project.not_found");
};
