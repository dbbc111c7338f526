import type { ImportKind } from "@emdia/contract/imports/report.ts";
import type { apiClient } from "../../api-client.ts";
import { newCompany, onlyId } from "../../fixtures/new-company.ts";
import { newCpf } from "../../fixtures/new-cpf.ts";
import { newProject } from "../../fixtures/new-project.ts";
import { webp } from "../../many-kinds/scanned.ts";
import type { World } from "../../world.ts";
import { workerBadgeExamples } from "./badges.ts";
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

const anImage = () => new Blob([new Uint8Array(webp)]);
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
/** The link of a worker to a project, which contains a photo of the worker. */
const ofLink = async (...asked: Parameters<typeof ofLinked>) => {
  const { employeeId: id } = await ofLinked(...asked);
  const [people] = asked;
  await people("PUT /companies/employees/{id}/image")({ id, body: anImage() });
  const { answer } = await people("GET /companies/employees/{id}")({ id });
  return { contractId: answer.projects[0]?.contractId ?? 0 };
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
/** The required columns of all kinds of imports, as headings of the file. */
const headings = ["name", "cpf", "birthdate", "role", "admissionDate", "contractRegime", "reason", "startDate"] as const;
export const assigned = (keys: readonly (typeof headings)[number][]) => async () => ({
  columns: Object.fromEntries(keys.map((key) => [key, key])),
});

/** An import of the company in a state. */
export const ofImport =
  (state: "needs_columns" | "previewed" | "done", kind: ImportKind = "workers", subjectId: number | null = null) =>
  async (people: People, _unique: string, { database }: Pick<World, "database">): Promise<{ id: number }> => {
    const { answer: me } = await people("GET /authentication/me")();
    const { rows } = await database.ownerPool().query<{ id: number }>(
      `insert into import_run (company_id, kind, account_id, account_name, language, file_hash, file_name, file_type, mode, state, headings,
         total, created_count, created_at, finished_at, subject_id)
       values ($1, $5, $2, 'Pessoa', 'pt-BR', $3, 'equipe.csv', 'csv', 'import', $4, $6, 1, 1, now(), now(), $7) returning id`,
      [me.companies[0]?.id, me.accountId, "0".repeat(64), state, kind, headings, subjectId],
    );
    return { id: onlyId(rows) };
  };

/** An import of restricted workers. */
const ofRestrictionImport =
  (state: "needs_columns" | "previewed" | "done") =>
  async (people: People, unique: string, world: Pick<World, "database">): Promise<{ companyId: number; id: number }> => ({
    ...(await ofCompanyRestrictions(people)),
    ...(await ofImport(state, "restrictions")(people, unique, world)),
  });

export const restrictionImportExamples = {
  "POST /companies/{companyId}/restricted-employee/upload": ofCompanyRestrictions,
  "GET /companies/{companyId}/restricted-employee/upload-history": ofCompanyRestrictions,
  "GET /companies/{companyId}/restricted-employee/upload-history/{id}": ofRestrictionImport("done"),
  "PUT /companies/{companyId}/restricted-employee/upload-history/{id}/columns": ofRestrictionImport("needs_columns"),
  "POST /companies/{companyId}/restricted-employee/upload-history/{id}/apply": ofRestrictionImport("previewed"),
  "GET /companies/{companyId}/restricted-employee/upload-history/{id}/correction": ofRestrictionImport("done"),
  "GET /companies/{companyId}/restricted-employee/import-spreadsheet": ofCompanyRestrictions,
} as const;

type PathParams = { readonly [name: string]: number | string };

export const restrictionBodies = {
  "PUT /companies/{companyId}/restricted-employee": async (world: Pick<World, "database">, { companyId }: PathParams) => ({
    ...restrictionBody,
    ...(await restrictionOf(world, companyId)),
  }),
  "PUT /companies/{companyId}/restricted-employee/{id}": async () => restrictionBody,
  "PUT /companies/{companyId}/restricted-employee/upload-history/{id}/columns": assigned(["name", "cpf", "reason", "startDate"]),
  "DELETE /companies/{companyId}/restricted-employee": (world: Pick<World, "database">, { companyId }: PathParams) =>
    restrictionOf(world, companyId),
} as const;

export const workerBodies = {
  "POST /companies/employees/{id}/movements/preview": async () => ({ movement: aLeave }),
  "PUT /companies/employees/upload-history/{id}/columns": assigned(["name", "cpf", "birthdate", "role", "admissionDate", "contractRegime"]),
} as const;

export const workerExamples = {
  "GET /companies/employees/upload-history/{id}": ofImport("done"),
  "PUT /companies/employees/upload-history/{id}/columns": ofImport("needs_columns"),
  "POST /companies/employees/upload-history/{id}/apply": ofImport("previewed"),
  "POST /companies/employees/upload-history/{id}/undo": ofImport("done"),
  "GET /companies/employees/upload-history/{id}/correction": ofImport("done"),
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
  "GET /companies/employees/{id}/training-classes": ofWorker,
  "GET /companies/employees/{id}/training-offers": ofWorker,
  "GET /employees/{id}/projects-info": ofWorker,
  "GET /companies/employees/{id}/image": ofPictured,
  "PUT /companies/employees/{id}/image": ofWorker,
  "DELETE /companies/employees/{id}/image": ofPictured,
  "POST /companies/employees/{contractId}/upload-image": ofLink,
  "DELETE /companies/employees/{contractId}/remove-image": ofLink,
  "DELETE /companies/employees/{employeeId}/projects/{projectId}": ofLinked,
} as const;

/** Routes of rows that only suppliers create. */
export const isMadeBySuppliers = (key: string): boolean =>
  [workerExamples, workerBadgeExamples, documentExamples, declarationExamples].some((examples) => Object.hasOwn(examples, key)) ||
  key.endsWith("/employee-activity-type/{id}");
