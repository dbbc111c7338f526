import type { apiClient } from "../../api-client.ts";
import { newCompany } from "../../fixtures/new-company.ts";
import { newProject } from "../../fixtures/new-project.ts";
import { demandMonthly, monthlyPendency, monthStart } from "../../fixtures/new-service-month.ts";
import { newWorkerRow } from "../../fixtures/new-worker-row.ts";
import type { World } from "../../world.ts";

type People = ReturnType<typeof apiClient>;
type Database = Pick<World, "database" | "clock">;
type Arrange = (people: People, unique: string, world: Database) => Promise<{ id: number }>;

const ownCompany = async (people: People): Promise<number> => (await people("GET /authentication/me")()).answer.companies[0]?.id ?? 0;

const pendencyIn = async (world: Database, place: { readonly contractorId: number; readonly providerId: number }): Promise<number> => {
  const projectId = await newProject(world, { contractorId: place.contractorId, providerIds: [place.providerId] });
  await demandMonthly(world, { ...place, projectId });
  return monthlyPendency(world, { projectId }, { month: monthStart(world, 1) });
};

/** A monthly document that a contractor requires of the company. */
const ofSupplier: Arrange = async (people, _unique, world) => ({
  id: await pendencyIn(world, { contractorId: await newCompany(world, "contractor"), providerId: await ownCompany(people) }),
});
const ofDeclared: Arrange = async (people, unique, world) => {
  const month = await ofSupplier(people, unique, world);
  await people("PUT /pendencies/{id}/stp")({ ...month, body: { action: "SERVICE_PROVIDED", serviceOccurred: true } });
  return month;
};

const insertWorkerOf = async (world: Database, pendencyId: number, isLinked: boolean): Promise<number> => {
  const { rows } = await world.database
    .ownerPool()
    .query("select contractor_id, project_id, provider_id from pendency where id = $1", [pendencyId]);
  const [{ contractor_id: contractorId, project_id: projectId, provider_id: providerId }] = rows;
  const links = isLinked ? [{ contractorId, projectId, until: monthStart(world, 1) }] : [];
  return newWorkerRow(world, { providerId, admission: monthStart(world, 1), links });
};
/** The month has one worker, who is linked on its first day. */
const ofLinked: Arrange = async (people, unique, world) => {
  const month = await ofSupplier(people, unique, world);
  await insertWorkerOf(world, month.id, true);
  return month;
};

/** A month without service that a user of a supplier declared to the company. */
const ofAwaiting: Arrange = async (people, _unique, world) => {
  const place = { contractorId: await ownCompany(people), providerId: await newCompany(world, "provider") };
  const id = await pendencyIn(world, place);
  await world.database.ownerPool().query(
    `insert into service_month (contractor_id, project_id, provider_id, month, state, action, declared_at, declared_by_id, declared_by_name)
     select contractor_id, project_id, provider_id, reference_month, 'awaiting_decision', 'SERVICE_PROVIDED', now(), 0, 'Pessoa da prova'
     from pendency where id = $1`,
    [id],
  );
  return { id };
};

/** Months that the company declares as a supplier. */
export const declarationExamples = {
  "GET /pendencies/{id}/stp": ofSupplier,
  "PUT /pendencies/{id}/stp": ofSupplier,
  "DELETE /pendencies/{id}/stp": ofDeclared,
  "GET /pendencies/{id}/stp/history": ofSupplier,
  "GET /pendencies/{id}/stp-find-employee": ofSupplier,
  "POST /pendencies/{id}/stp-link-employee": ofSupplier,
  "DELETE /pendencies/{id}/stp-delete-employee": ofLinked,
} as const;
/** Months that the company decides on as a contractor. */
export const decisionExamples = { "PUT /pendencies/{id}/stp/decision": ofAwaiting } as const;

export const serviceMonthBodies = {
  "PUT /pendencies/{id}/stp/decision": async () => ({ decision: "CONFIRMED", version: 1 }),
  "DELETE /pendencies/{id}/stp-delete-employee": async () => ({}),
  "POST /pendencies/{id}/stp-link-employee": async (world: Database, { id }: { readonly [name: string]: string | number }) => ({
    employeeId: await insertWorkerOf(world, Number(id), false),
  }),
} as const;
