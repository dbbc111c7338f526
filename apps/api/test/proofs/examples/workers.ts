import type { apiClient } from "../../api-client.ts";
import { newCompany, onlyId } from "../../fixtures/new-company.ts";
import { newCpf } from "../../fixtures/new-cpf.ts";
import { newProject } from "../../fixtures/new-project.ts";
import type { World } from "../../world.ts";
import { documentExamples } from "./documents.ts";
import { declarationExamples } from "./service-months.ts";

type People = ReturnType<typeof apiClient>;

export const ofCompanyRestrictions = async (people: People): Promise<{ companyId: number }> => {
  const { answer } = await people("GET /authentication/me")();
  return { companyId: answer.companies[0]?.id ?? 0 };
};

/** A restriction of the company from 2020 on. */
export const ofRestriction = async (people: People, unique: string): Promise<{ companyId: number; id: number }> => {
  const company = await ofCompanyRestrictions(people);
  const body = { name: `Pessoa ${unique}`, CPF: newCpf(), reason: "Prova", startDate: "2020-01-01", endDate: null };
  const { answer } = await people("POST /companies/{companyId}/restricted-employee")({ ...company, body });
  return { ...company, id: answer.id };
};

export const ofActivityType = async (people: People, unique: string): Promise<{ id: number }> => {
  const { answer } = await people("POST /employee-activity-type")({ body: { name: `Tipo ${unique}` } });
  return { id: answer.id };
};

const anImage = () => new Blob(["RIFF0000WEBPVP8 0000"]);
const born = { birthdate: "1990-05-04", role: "Montadora", admissionDate: "2026-03-02", contractRegime: "clt_indefinite" } as const;

/** A worker of the company. */
const ofWorker = async (people: People, unique: string): Promise<{ id: number }> => {
  const { answer } = await people("POST /companies/employees")({ body: { ...born, name: `Pessoa ${unique}`, CPF: newCpf() } });
  return { id: answer.id };
};
const ofPictured = async (people: People, unique: string): Promise<{ id: number }> => {
  const { id } = await ofWorker(people, unique);
  await people("PUT /companies/employees/{id}/image")({ id, body: anImage() });
  return { id };
};
/** A worker linked to a project of another contractor, in which the company is a supplier. */
const ofLinked = async (people: People, unique: string, world: Pick<World, "database">) => {
  const { answer: me } = await people("GET /authentication/me")();
  const contractorId = await newCompany(world, "contractor");
  const projectId = await newProject(world, { contractorId, providerIds: [me.companies[0]?.id ?? 0] });
  const { id } = await ofWorker(people, unique);
  await people("PUT /companies/employees/{id}/contracts")({ id, body: { contracts: [{ projectId, hiringDate: "2026-03-02" }] } });
  return { employeeId: id, projectId };
};

const aLeave = { movementType: "leave", status: "away", projectId: null, startDate: "2026-03-10", endDate: "2026-03-20" } as const;
/** A worker with a leave. */
const ofMovement = async (people: People, unique: string): Promise<{ id: number; movementId: number }> => {
  const { id } = await ofWorker(people, unique);
  const { answer } = await people("POST /companies/employees/{id}/movements")({ id, body: aLeave });
  return { id, movementId: answer.id };
};

const restrictionBody = { name: "Pessoa da prova", reason: "Prova", startDate: "2020-01-01", endDate: null, version: 1 };
/** A restriction of the company, for a route that names it in the body. */
const restrictionOf = async ({ database }: Pick<World, "database">, companyId: number | string | undefined) => {
  const cpf = newCpf();
  const { rows } = await database.ownerPool().query<{ id: number }>(
    `insert into restriction (contractor_id, person_id, document_kind, document_country, document, name, reason, start_date)
     values ($1, person_id_for('cpf', 'BR', $2), 'cpf', 'BR', $2, $3, $4, $5) returning id`,
    [companyId, cpf, restrictionBody.name, restrictionBody.reason, restrictionBody.startDate],
  );
  return { id: onlyId(rows) };
};
type PathParams = { readonly [name: string]: number | string };

export const restrictionBodies = {
  "PUT /companies/{companyId}/restricted-employee": async (world: Pick<World, "database">, { companyId }: PathParams) => ({
    ...restrictionBody,
    ...(await restrictionOf(world, companyId)),
  }),
  "PUT /companies/{companyId}/restricted-employee/{id}": async () => restrictionBody,
  "DELETE /companies/{companyId}/restricted-employee": (world: Pick<World, "database">, { companyId }: PathParams) =>
    restrictionOf(world, companyId),
} as const;

export const workerBodies = { "POST /companies/employees/{id}/movements/preview": async () => ({ movement: aLeave }) } as const;

export const workerExamples = {
  "GET /companies/employees/{id}/movements": ofWorker,
  "POST /companies/employees/{id}/movements": ofWorker,
  "POST /companies/employees/{id}/movements/preview": ofWorker,
  "PUT /companies/employees/{id}/movements/{movementId}": ofMovement,
  "DELETE /companies/employees/{id}/movements/{movementId}": ofMovement,
  "GET /companies/employees/{id}/standing": ofWorker,
  "GET /companies/employees/{id}": ofWorker,
  "GET /companies/employees/{id}/search": ofWorker,
  "PUT /companies/employees/{id}": ofWorker,
  "PUT /companies/employees/{id}/contracts": ofWorker,
  "GET /companies/employees/{id}/removal-preview": ofWorker,
  "DELETE /companies/employees/{id}": ofWorker,
  "GET /companies/employees/{id}/history": ofWorker,
  "GET /employees/{id}/activity-types": ofWorker,
  "GET /employees/{id}/projects-info": ofWorker,
  "GET /companies/employees/{id}/image": ofPictured,
  "PUT /companies/employees/{id}/image": ofWorker,
  "DELETE /companies/employees/{id}/image": ofPictured,
  "DELETE /companies/employees/{employeeId}/projects/{projectId}": ofLinked,
} as const;

/** Routes of rows that only suppliers create. */
export const isMadeBySuppliers = (key: string): boolean =>
  [workerExamples, documentExamples, declarationExamples].some((examples) => Object.hasOwn(examples, key)) ||
  key.endsWith("/employee-activity-type/{id}");
