import type { PermissionKey } from "@emdia/contract/permissions.ts";
import type { ChangedCompany } from "@emdia/contract/projects/company-routes.ts";
import { refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { rememberAll } from "../../../platform/history/history.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { enqueueLinking } from "../linking/enqueue-linking.ts";
import { mayDo } from "../policy.ts";
import { lockProjectForChange } from "../project-for.ts";
import { asksOtherwise, decideSettings, type SettingsChange } from "../rules/supplier-settings.ts";
import { askAgain, countChange, exceptFrom, findProjectCompany, writeOwnSettings } from "../store/project-companies.ts";
import { lockProject } from "../store/projects.ts";
import { requirementsOf } from "../store/requirements.ts";
import { linkSuppliers } from "../store/suppliers.ts";
import { concludeStep } from "../wizard/conclude-step.ts";
import { aboutProject, keyMissing } from "../wizard/steps/step-change.ts";
import { projectCompanyInView, type SeenCompany } from "./company-for.ts";
import { documentsFor } from "./present-project-company.ts";
import { presentCompanyDetail } from "./read-company.ts";

const SUPPLIERS_STEP = 3;

/** Permissions that the changed fields require. */
const keysFor = ({ plan, plans, analysisDays, reAnalysisDays, startReference, endReference, exceptions }: ChangedCompany) => {
  const permissions: readonly (readonly [boolean, PermissionKey])[] = [
    [plan !== undefined || plans !== undefined, "update_project"],
    [analysisDays !== undefined || reAnalysisDays !== undefined, "config_sla"],
    [startReference !== undefined || endReference !== undefined, "config_stp_project"],
    [exceptions !== undefined, "config_pendency_project"],
  ];
  return permissions.filter(([isChanged]) => isChanged).map(([, key]) => key);
};

const notesOf = (
  { project, company }: SeenCompany,
  { assigned, settings, excepted, askedAgain }: SettingsChange,
  nameOf: (id: number) => string,
) => {
  const line = { ...aboutProject(project), providerId: company.companyId };
  const subject = { kind: "company", id: company.companyId, name: company.tradingName };
  const documents = (action: string) => (document: { readonly typeId: number }) => ({
    ...line,
    subject,
    action,
    change: { field: "document", from: null, to: nameOf(document.typeId) },
  });
  return [
    ...assigned.map((plan) => ({ ...line, subject, action: "project.plan_assigned", change: { field: "plan", from: null, to: plan } })),
    ...settings.flatMap(({ changes }) => changes.map((change) => ({ ...line, subject, action: "project.supplier_changed", change }))),
    ...excepted.map(documents("project.document_excepted")),
    ...askedAgain.map(documents("project.document_asked")),
  ];
};

const write = async ({ tx, today }: Scope, { project, company }: SeenCompany, change: SettingsChange): Promise<void> => {
  const { contractorId, companyId: providerId } = company;
  if (change.assigned.length > 0)
    await linkSuppliers(tx, project, { chosen: [{ companyId: providerId, plans: change.assigned }], from: today });
  for (const plan of change.settings) await writeOwnSettings(tx, company, plan);
  const idsOf = (documents: SettingsChange["excepted"]) => documents.map(({ requirementId }) => requirementId);
  await exceptFrom(tx, { contractorId, providerId, requirementIds: idsOf(change.excepted) });
  await askAgain(tx, { contractorId, providerId, requirementIds: idsOf(change.askedAgain) });
  await countChange(tx, company);
};

/**
 * Assigns a permanent plan and changes a supplier's own settings. A change that affects pendencies blocks the project until linking ends.
 */
export const changeProjectCompany: Handler<"PATCH /projects/companies/{id}"> = async (scope, { params, body }) => {
  const seen = await projectCompanyInView(scope, params.id);
  if (!seen.ok) return seen;
  const missing = keysFor(body).find((key) => !mayDo(scope, key, seen.value.project));
  if (missing) return keyMissing(missing, seen.value.project);
  const locked = await lockProjectForChange(scope, seen.value.project);
  const company = await findProjectCompany(scope.tx, params.id);
  if (!locked.ok) return locked.code === "project.blocked" ? refuse("project.blocked") : refuse("project_company.not_found");
  if (!company) return refuse("project_company.not_found");
  const [project, current] = [locked.value, { project: locked.value, company }];

  const documents = documentsFor(await requirementsOf(scope.tx, project), company.companyId);
  const decision = decideSettings({ plans: company.plans, documents }, body);
  if (!decision.ok) return decision;
  const notes = notesOf(current, decision.value, (id) => documents.find(({ typeId }) => typeId === id)?.name ?? "");
  if (notes.length === 0) return presentCompanyDetail(scope, current);
  if (body.version !== undefined && body.version !== company.version) return refuse("project_company.stale", { version: company.version });

  await write(scope, current, decision.value);
  await rememberAll(scope, notes);
  if (decision.value.assigned.length > 0) await concludeStep(scope, { project, step: SUPPLIERS_STEP, fields: ["companies"] });
  else if (asksOtherwise(decision.value)) await enqueueLinking(scope.tx, project, scope.now);
  const after = await lockProject(scope.tx, project);
  return presentCompanyDetail(scope, { project: after ?? project, company: (await findProjectCompany(scope.tx, params.id)) ?? company });
};
