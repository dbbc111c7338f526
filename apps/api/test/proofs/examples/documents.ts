import { randomUUID } from "node:crypto";
import type { apiClient } from "../../api-client.ts";
import { aPdf, documentForm, validFor } from "../../fixtures/new-document.ts";
import type { World } from "../../world.ts";
import { requiredDocument } from "./required-document.ts";
import { disputeExamples } from "./reviews.ts";

type People = ReturnType<typeof apiClient>;
type Database = Pick<World, "database" | "clock">;

/** A document that a contractor requires of the company. */
const ofAskedCompany = async (people: People, _unique: string, world: Database): Promise<{ id: number }> => {
  const id = await requiredDocument(people, world, "provider");
  await validFor(world, id, 365);
  return { id };
};

/** A draft document of the company. */
const ofDraft = async (...[people, unique, world]: Parameters<typeof ofAskedCompany>): Promise<{ id: number; docId: number }> => {
  const { id } = await ofAskedCompany(people, unique, world);
  const { answer } = await people("POST /pendencies/{id}/documents")({ id, body: documentForm(aPdf(randomUUID())) });
  return { id, docId: answer.id };
};

export const documentExamples = {
  ...disputeExamples,
  "GET /pendencies/{id}/documents": ofAskedCompany,
  "POST /pendencies/{id}/documents": ofAskedCompany,
  "GET /pendencies/{id}/documents/{docId}": ofDraft,
  "PUT /pendencies/{id}/documents/{docId}": ofDraft,
  "PATCH /pendencies/{id}/documents/expiration/{docId}": ofDraft,
  "DELETE /pendencies/{id}/documents/{docId}": ofDraft,
  "GET /pendencies/{id}/documents/reusable": ofAskedCompany,
  "POST /pendencies/{id}/documents/reuse": ofAskedCompany,
  "GET /pendencies/{id}/sending": ofAskedCompany,
  "GET /documents/{id}": async (...asked: Parameters<typeof ofDraft>) => ({ id: (await ofDraft(...asked)).docId }),
} as const;

/** A document of the same type that was sent for another pendency and is reusable. */
const reusableDocument = async ({ database }: Database, { id }: { readonly [name: string]: string | number }) => {
  const { rows } = await database.ownerPool().query<{ id: number }>(
    `with there as (
       insert into pendency (contractor_id, project_id, provider_id, worker_id, requirement_id, reference_month, movement_id, plan, kind, type_owner_id,
           type_id, type_version, status, round)
         select contractor_id, project_id, provider_id, worker_id, requirement_id, reference_month, 1, plan, kind, type_owner_id, type_id, type_version, 'DONE', 1
         from pendency where id = $1 returning *),
       kept as (insert into file (provider_id, hash, size, type, verdict, created_at)
         select provider_id, md5(random()::text) || md5(random()::text), 1, 'application/pdf', 'clean', now() from there returning *)
     insert into attachment (contractor_id, pendency_id, provider_id, file_id, name, from_round, sent_at, created_at)
       select t.contractor_id, t.id, t.provider_id, k.id, 'prova.pdf', 1, now(), now() from there t, kept k returning id`,
    [id],
  );
  return { documentId: rows[0]?.id };
};

export const documentBodies = {
  "PUT /pendencies/{id}/documents/{docId}": async () => ({ issueDate: "2026-03-10" }),
  "POST /pendencies/{id}/documents/reuse": reusableDocument,
} as const;
