import { randomUUID } from "node:crypto";
import type { apiClient } from "../../api-client.ts";
import { dayFromNow } from "../../days.ts";
import { newCompany } from "../../fixtures/new-company.ts";
import { newProject } from "../../fixtures/new-project.ts";
import { aClass, classFileForm, classOfToday, nr35Config, requireCertificate } from "../../fixtures/new-training.ts";
import { newWorkerRow } from "../../fixtures/new-worker-row.ts";
import type { World } from "../../world.ts";
import { assigned, ofImport } from "./workers.ts";

type People = ReturnType<typeof apiClient>;
type Database = Pick<World, "database">;
/** After every day of the proofs. */
const DAY = "2099-03-10";

const companyOf = async (people: People): Promise<number> => (await people("GET /authentication/me")()).answer.companies[0]?.id ?? 0;

const ofConfig = async (people: People, unique: string): Promise<{ id: number }> => {
  const { answer } = await people("POST /integrations/training-classes-configs")({ body: nr35Config({ name: `NR-35 ${unique}` }) });
  return { id: answer.id };
};
const ofContractor = async (people: People): Promise<{ companyId: number }> => ({ companyId: await companyOf(people) });
const ofClass = async (people: People, unique: string): Promise<{ companyId: number; id: number }> => {
  const companyId = await companyOf(people);
  const { id: configId } = await ofConfig(people, unique);
  const { answer } = await people("POST /integrations/{companyId}/training-classes")({ companyId, body: aClass(configId, DAY) });
  return { companyId, id: answer.id };
};
/** A class with a session today. */
const ofClassOfToday = async (people: People, unique: string): Promise<{ companyId: number; id: number }> => {
  const companyId = await companyOf(people);
  const { id: configId } = await ofConfig(people, unique);
  const body = aClass(configId, DAY, classOfToday(dayFromNow(0)));
  const { answer } = await people("POST /integrations/{companyId}/training-classes")({ companyId, body });
  return { companyId, id: answer.id };
};
const ofParticipant = async (people: People, unique: string, world: Database) => {
  const { companyId, id } = await ofClass(people, unique);
  const providerId = await newCompany(world, "provider");
  const projectId = await newProject(world, { contractorId: companyId, providerIds: [providerId] });
  const worker = await newWorkerRow(world, { providerId, links: [{ contractorId: companyId, projectId }] });
  await people("POST /integrations/{companyId}/training-class/{id}/employees")({ companyId, id, body: { employeeIds: [worker] } });
  const { answer } = await people("GET /integrations/{companyId}/training-classes/{id}/employees")({ companyId, id });
  return { companyId, id, employeeId: answer.results[0]?.id ?? 0 };
};
/** A class that has begun. */
const ofBegunClass = async (...asked: Parameters<typeof ofParticipant>): Promise<{ companyId: number; id: number }> => {
  const { companyId, id } = await ofParticipant(...asked);
  const owner = asked[2].database.ownerPool();
  await owner.query("update training_class set starts_at = '2020-01-01' where id = $1", [id]);
  return { companyId, id };
};

/** An accident of a worker with an approved document of a training. */
const ofAccident = async (people: People, _unique: string, world: Database) => {
  const contractorId = await companyOf(people);
  const supplierId = await newCompany(world, "provider");
  const projectId = await newProject(world, { contractorId, providerIds: [supplierId] });
  const id = await newWorkerRow(world, { providerId: supplierId, links: [{ contractorId, projectId }] });
  const approved = { issuedOn: "2026-01-10", until: "2098-01-10" };
  const pendencyId = await requireCertificate(world, { contractorId, projectId, supplierId }, { workerId: id, approved });
  const { rows } = await world.database
    .ownerPool()
    .query<{ id: number }>(
      `insert into movement (provider_id, worker_id, kind, status, start_date) values ($1, $2, 'accident', 'active', '2026-01-20') returning id`,
      [supplierId, id],
    );
  return { id, movementId: rows[0]?.id ?? 0, pendencyId };
};

/** A certificate with a PDF. */
const ofCertificate = async (...asked: Parameters<typeof ofParticipant>): Promise<{ companyId: number; certificateId: number }> => {
  const { companyId, employeeId } = await ofParticipant(...asked);
  const { rows } = await asked[2].database.ownerPool().query<{ id: number }>(
    `insert into training_certificate (contractor_id, class_id, participant_id, provider_id, worker_id, document_owner_id, document_type_id, year, number,
       content, issued_on, hash, size, settled, created_at)
     select contractor_id, class_id, id, provider_id, worker_id, 0, 335, 1900 + id % 100, id, '{"training": "NR-35"}', current_date,
       encode(sha256(id::text::bytea), 'hex'), 1, true, now() from training_participant where id = $1 returning id`,
    [employeeId],
  );
  return { companyId, certificateId: rows[0]?.id ?? 0 };
};
/** A file of a class. */
const ofClassFile = async (people: People, unique: string): Promise<{ companyId: number; fileId: number }> => {
  const { companyId, id } = await ofClass(people, unique);
  const { answer } = await people("POST /integrations/{companyId}/training-classes/{id}/files")({ companyId, id, body: classFileForm() });
  return { companyId, fileId: answer.id };
};

/** An import of results into a class. */
const ofResultImport =
  (state: "needs_columns" | "previewed" | "done") =>
  async (people: People, unique: string, world: Database): Promise<{ companyId: number; id: number; importId: number }> => {
    const { companyId, id } = await ofClass(people, unique);
    return { companyId, id, importId: (await ofImport(state, "class_results", id)(people, unique, world)).id };
  };

/** Routes that name the configuration or the class beside the path. */
const ofConfigOfContractor = async (people: People, unique: string): Promise<{ companyId: number; configId: number }> => ({
  companyId: await companyOf(people),
  configId: (await ofConfig(people, unique)).id,
});
const ofNamedClass = async (people: People, unique: string): Promise<{ companyId: number; trainingClassId: number }> => {
  const { companyId, id: trainingClassId } = await ofClass(people, unique);
  return { companyId, trainingClassId };
};

export const trainingExamples = {
  "GET /integrations/training-classes-configs/{id}": ofConfig,
  "PUT /integrations/training-classes-configs/{id}": ofConfig,
  "DELETE /integrations/training-classes-configs/{id}": ofConfig,
  "POST /integrations/training-classes-configs/{id}/export": ofConfig,
  "POST /integrations/{companyId}/training-classes": ofConfigOfContractor,
  "GET /integrations/{companyId}/training-classes/{id}": ofClass,
  "PUT /integrations/training-classes/{classId}/update": async (people: People, unique: string) => ({
    classId: (await ofClass(people, unique)).id,
  }),
  "PUT /integrations/{companyId}/training-classes/{id}/cancel": ofClass,
  "DELETE /integrations/{companyId}/training-classes/{id}": ofClass,
  "PATCH /integrations/{companyId}/training-classes/{id}/update-vacancy": ofClass,
  "GET /integrations/{companyId}/training-classes/{id}/attendance": ofClassOfToday,
  "POST /integrations/{companyId}/training-classes/{id}/attendance": ofClassOfToday,
  "GET /integrations/history/{id}": async (people: People, unique: string) => ({ id: (await ofClass(people, unique)).id }),
  "GET /integrations/{companyId}/training-class/{id}/list-employees": ofClass,
  "GET /companies/employees/{id}/accidents": async (...asked: Parameters<typeof ofAccident>) => ({ id: (await ofAccident(...asked)).id }),
  "POST /companies/employees/{id}/accidents/{movementId}/trainings/{pendencyId}": ofAccident,
  "GET /integrations/{companyId}/providers": ofContractor,
  "GET /integrations/{companyId}/providers/projects": ofContractor,
  "GET /integrations/{companyId}/training-classes/{id}/certificates": ofClass,
  "POST /integrations/{companyId}/training-classes/{id}/certificates/export": ofClass,
  "GET /integrations/{companyId}/certificates/{certificateId}": ofCertificate,
  "POST /integrations/{companyId}/export-file": ofNamedClass,
  "POST /integrations/{companyId}/training-classes/{id}/export-file": ofClass,
  "POST /integrations/{companyId}/upload-files": ofNamedClass,
  "POST /integrations/{companyId}/training-classes/{id}/files": ofClass,
  "GET /integrations/{companyId}/files": ofNamedClass,
  "GET /integrations/{companyId}/training-classes/{id}/files": ofClass,
  "GET /integrations/{companyId}/files/{fileId}": ofClassFile,
  "PATCH /integrations/{companyId}/remove/{fileId}": ofClassFile,
  "GET /integrations/{companyId}/training-classes/{id}/employees": ofClass,
  "POST /integrations/{companyId}/training-class/{id}/employees": ofClass,
  "PATCH /integrations/{companyId}/training-class/{id}/employees": ofClass,
  "PUT /integrations/{companyId}/training-classes/{id}/update-batch": ofBegunClass,
  "POST /integrations/{companyId}/training-classes/{id}/import": ofBegunClass,
  "POST /integrations/{companyId}/training-classes/{id}/import/paste": ofBegunClass,
  "GET /integrations/{companyId}/training-classes/{id}/imports": ofClass,
  "GET /integrations/{companyId}/training-classes/{id}/imports/{importId}": ofResultImport("done"),
  "PUT /integrations/{companyId}/training-classes/{id}/imports/{importId}/columns": ofResultImport("needs_columns"),
  "POST /integrations/{companyId}/training-classes/{id}/imports/{importId}/apply": ofResultImport("previewed"),
  "GET /integrations/{companyId}/training-classes/{id}/imports/{importId}/correction": ofResultImport("done"),
  "GET /integrations/{companyId}/training-classes/{id}/import-spreadsheet": ofClass,
  "GET /integrations/{companyId}/training-class/{id}/note/{employeeId}": ofParticipant,
  "PATCH /integrations/{companyId}/training-class/{id}/note/{employeeId}": ofParticipant,
  "DELETE /integrations/{companyId}/training-class/{id}/note/{employeeId}": ofParticipant,
} as const;

/** Request bodies of which the generated values contradict each other or the example. */
export const trainingBodies = {
  "PUT /integrations/{companyId}/training-classes/{id}/imports/{importId}/columns": assigned(["cpf"]),
  "PUT /integrations/training-classes-configs/{id}": async () => ({ ...nr35Config({ name: `NR-35 ${randomUUID()}` }), version: 1 }),
  "POST /integrations/{companyId}/training-classes": async () => aClass(0, DAY),
  "PUT /integrations/training-classes/{classId}/update": async () => ({ ...aClass(0, DAY), version: 1 }),
} as const;
