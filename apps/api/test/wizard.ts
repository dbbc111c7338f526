import type { Plan } from "@emdia/contract/limits.ts";
import type { PermissionKey } from "@emdia/contract/permissions.ts";
import type { Project, StepBody } from "@emdia/contract/projects/wizard.ts";
import { dayFromNow } from "./days.ts";
import { newCompany } from "./fixtures/new-company.ts";
import { newFacility } from "./fixtures/new-facility.ts";
import { newPerson, type Person } from "./fixtures/new-person.ts";
import type { Place } from "./fixtures/new-project.ts";
import type { World } from "./world.ts";

/** Permissions for all steps of the project wizard. */
export const wizardKeys = [
  "see_projects",
  "add_project",
  "update_project",
  "config_risk_project",
  "config_pendency_project",
  "config_stp_project",
  "inactive_project",
  "reactive_project",
  "remove_project",
  "see_history_project",
] as const satisfies readonly PermissionKey[];

/** A contractor with a user for the wizard, a facility and a supplier. */
export type Workshop = {
  readonly contractorId: number;
  readonly person: Person;
  readonly place: Place;
  readonly supplierId: number;
};

export const openWorkshop = async (world: World, keys: readonly PermissionKey[] | "all" = wizardKeys): Promise<Workshop> => {
  const contractorId = await newCompany(world);
  const place = await newFacility(world, contractorId);
  const supplierId = await newCompany(world, "provider");
  return { contractorId, place, supplierId, person: await newPerson(world, { companyId: contractorId, keys }) };
};

export const data = {
  name: "Troca dos rolos da correia 12",
  contract: "SA-2026/0042",
  scope: "Parada programada",
  description: "Troca dos rolos e alinhamento.",
  startDate: "2026-03-01",
  endDate: dayFromNow(365),
};

type ChangedData = Partial<Omit<typeof data, "startDate"> & { readonly startDate: string | null }>;
/** Creates a project with the first step. */
export const begin = async ({ person, contractorId }: Workshop, changed: ChangedData = {}): Promise<Project> => {
  const { answer } = await person.api("POST /projects")({ body: { step: 1, ...data, ...changed, company: contractorId } });
  return answer;
};

/** Saves a step with the project's current version. */
export const saveAt = async ({ api }: Person, { id, version }: Pick<Project, "id" | "version">, body: WithoutVersion<StepBody>) =>
  api("PUT /projects/{id}")({ id, body: { ...body, version } });
type WithoutVersion<B> = B extends { readonly version: number } ? Omit<B, "version"> : never;

/** Completes all steps: one department, one supplier with the plans, three documents of each plan. */
export const makeProject = async (workshop: Workshop, plans: readonly Plan[] = ["SSMA"], changed: ChangedData = {}): Promise<Project> => {
  const { person, place, supplierId } = workshop;
  const locations = [{ facilityId: place.facilityId, departmentIds: [place.departmentId] }];
  const drafted = await begin(workshop, changed);
  const placed = await saveAt(person, drafted, { step: 2, locations, riskActivities: [] });
  const supplied = await saveAt(person, placed.answer, {
    step: 3,
    companies: [{ companyId: supplierId, plans: [...plans] }],
    invitedCompanies: [],
  });
  const demands = await person.api("GET /system-pendencies/projects/{projectId}/default-list")({ projectId: drafted.id });
  const ticks = (plan: Plan) =>
    demands.answer
      .filter((one) => one.plan === plan)
      .slice(0, 3)
      .map(({ id }) => ({ systemPendencyId: id, isChecked: true }));
  let last = supplied.answer;
  if (plans.includes("SSMA"))
    last = (await saveAt(person, last, { step: 4, pendencies: ticks("SSMA"), analysisDays: 5, reAnalysisDays: 3 })).answer;
  if (plans.includes("STP"))
    last = (await saveAt(person, last, { step: 5, pendencies: ticks("STP"), startReference: "2026-03", endReference: null })).answer;
  return last;
};

/** Marks the linking as finished, so that the project may be edited again. */
export const linkNow = async ({ database }: Pick<World, "database">, { id }: Pick<Project, "id">): Promise<void> => {
  await database.ownerPool().query("update project set pipeline_state = 'linked' where id = $1", [id]);
  await database.ownerPool().query("update project_linking set finished_at = now(), done = total where project_id = $1", [id]);
};
