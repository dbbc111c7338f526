import type { apiClient } from "../../api-client.ts";
import { newCompany } from "../../fixtures/new-company.ts";
import { aPdf } from "../../fixtures/new-document.ts";
import { newProject } from "../../fixtures/new-project.ts";
import type { World } from "../../world.ts";
import { requiredDocument } from "./required-document.ts";

type People = ReturnType<typeof apiClient>;
type Database = Pick<World, "database" | "clock">;

/** A document of a supplier that waits for review. */
const ofSent = async (people: People, _unique: string, world: Database): Promise<{ id: number }> => {
  const id = await requiredDocument(people, world, "contractor");
  await world.database.ownerPool().query("update pendency set status = 'IN_REVISION', sent_documents = 1 where id = $1", [id]);
  return { id };
};

const ofQuestion = async (...asked: Parameters<typeof ofSent>): Promise<number> => {
  const [people] = asked;
  const { answer } = await people("GET /pendencies/{id}")(await ofSent(...asked));
  return answer.checklist[0]?.id ?? 0;
};

/** A question of the company with its supplier's answer. */
const ofAnswered = async (...asked: Parameters<typeof ofSent>): Promise<{ id: number; commentId: number }> => {
  const { id } = await ofSent(...asked);
  const { rows } = await asked[2].database.ownerPool().query<{ id: number }>(
    `insert into pendency_comment (contractor_id, pendency_id, provider_id, side, account_id, account_name, kind, answer_state, text)
     select contractor_id, id, provider_id, 'contractor', 1, 'Pessoa da prova', 'QUESTION', 'UNVERIFIED', 'É este o ano?' from pendency where id = $1 returning id`,
    [id],
  );
  return { id, commentId: rows[0]?.id ?? 0 };
};

/** An uploaded attachment that no comment uses yet. */
const ofAttachment = async (...asked: Parameters<typeof ofSent>): Promise<{ id: number; attachmentId: number }> => {
  const { id } = await ofSent(...asked);
  const body = new FormData();
  body.set("attachment", aPdf(asked[1]), "prova.pdf");
  const { answer } = await asked[0]("POST /pendencies/{id}/comments/attachments")({ id, body });
  return { id, attachmentId: answer.id };
};

const rejectionIn = async (pendencyId: number, { database }: Database): Promise<void> => {
  const pool = database.ownerPool();
  await pool.query("update pendency set status = 'OPEN', round = 1, rejected_round = 1 where id = $1", [pendencyId]);
  await pool.query(
    `insert into history (owner_id, provider_id, about_kind, about_id, subject_kind, subject_id, at, account_id, account_name, action)
     select contractor_id, provider_id, 'pendency', id, 'pendency', id, now(), 0, 'Pessoa da prova', 'pendency.reject' from pendency where id = $1`,
    [pendencyId],
  );
};
/** A rejected document that a contractor requires of the company. */
const ofRejected = async (people: People, _unique: string, world: Database): Promise<{ id: number }> => {
  const id = await requiredDocument(people, world, "provider");
  await rejectionIn(id, world);
  return { id };
};
/** A disputed rejection of the company. */
const ofDisputed = async (...asked: Parameters<typeof ofSent>): Promise<{ id: number }> => {
  const { id } = await ofSent(...asked);
  const [, , world] = asked;
  await rejectionIn(id, world);
  await world.database.ownerPool().query(
    `with said as (insert into pendency_comment (contractor_id, pendency_id, provider_id, side, account_id, account_name, kind, text)
       select contractor_id, id, provider_id, 'provider', 0, 'Pessoa da prova', 'REGULAR', 'Está assinado.' from pendency where id = $1 returning *)
     insert into pendency_dispute (contractor_id, pendency_id, provider_id, rejected_at, rejected_by_id, comment_id, decide_by)
     select contractor_id, pendency_id, provider_id, now(), 0, id, current_date from said`,
    [id],
  );
  return { id };
};

const ofQueuedProject = async (people: People, _unique: string, world: Database): Promise<{ id: number }> => {
  const { answer: me } = await people("GET /authentication/me")();
  return { id: await newProject(world, { contractorId: me.companies[0]?.id ?? 0 }) };
};
const ofQueuedSupplier = async (people: People, _unique: string, world: Database): Promise<{ companyId: number; id: number }> => {
  const { answer: me } = await people("GET /authentication/me")();
  const [companyId, id] = [me.companies[0]?.id ?? 0, await newCompany(world, "provider")];
  await newProject(world, { contractorId: companyId, providerIds: [id] });
  return { companyId, id };
};

/** Documents of the company as a supplier. */
export const disputeExamples = {
  "POST /pendencies/{id}/dispute": ofRejected,
  "POST /pendencies/{id}/dispute/attachments": ofRejected,
} as const;
export const reviewExamples = {
  "PUT /pendencies/review-queue/projects/{id}/assignee": ofQueuedProject,
  "PUT /pendencies/review-queue/companies/{companyId}/suppliers/{id}/assignee": ofQueuedSupplier,
  "GET /pendencies/{id}/dispute": ofDisputed,
  "PUT /pendencies/{id}/dispute/decision": ofDisputed,
  "POST /pendencies/{checklistId}/checklist": async (...asked: Parameters<typeof ofSent>) => ({ checklistId: await ofQuestion(...asked) }),
  "GET /checklist/{id}/templates": async (...asked: Parameters<typeof ofSent>) => ({ id: await ofQuestion(...asked) }),
  "GET /pendencies/{id}/comments": ofSent,
  "POST /pendencies/{id}/comments": ofSent,
  "POST /pendencies/{id}/comments/attachments": ofSent,
  "GET /pendencies/{id}/comments/attachments/{attachmentId}": ofAttachment,
  "PUT /pendencies/{id}/comments/{commentId}/verify": ofAnswered,
  "GET /pendencies/{id}/people": ofSent,
  "PATCH /pendencies/{id}/document-review": ofSent,
  "GET /pendencies/{id}/analysis-history": ofSent,
  "GET /pendencies/{id}/presence": ofSent,
  "PUT /pendencies/{id}/presence": ofSent,
  "DELETE /pendencies/{id}/presence": ofSent,
} as const;
