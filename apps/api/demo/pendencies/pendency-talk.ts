import { sql } from "kysely";
import type { Tx } from "../../src/platform/database/transaction.ts";

/** Justifications of rejections are the catalogue's suggestions for their question. */
const explainRejections = (tx: Tx) =>
  sql`update pendency_question q set justification = c.gap, reason = c.reason, action = c.action, example = d.example
    from pendency p
      join document_question d on d.owner_id = p.type_owner_id and d.document_type_id = p.type_id and d.version = p.type_version
      join document_correction c on c.owner_id = d.owner_id and c.document_type_id = d.document_type_id and c.version = d.version
        and c.question = d.position and c.position = 1
    where p.contractor_id = q.contractor_id and p.id = q.pendency_id and d.position = q.position and q.status = 'INVALID'`.execute(tx);

const speaker = sql`(select m.company_id, min(m.account_id) as id from membership m group by m.company_id)`;
const asked = {
  provider: [
    "O comprovante pode ser o do mês anterior, se o deste ainda não saiu?",
    "Precisa da assinatura de próprio punho, ou a eletrônica serve?",
    "Este documento vale também para quem trabalha só no escritório?",
  ],
  contractor: [
    "A empresa ainda usa este modelo, ou já adotou o novo?",
    "Quem assina por vocês desde a troca de responsável?",
    "Este documento cobre também o turno da noite?",
  ],
} as const;
/** One of the texts, by the pendency's position, the same in every installation. */
const oneOf = (texts: readonly string[]) =>
  sql`(${[...texts]}::text[])[1 + (abs(hashint8(p.id - (select min(id) from pendency))) % ${texts.length}::integer)]`;
const question = sql`case p.question_side when 'contractor' then ${oneOf(asked.contractor)} else ${oneOf(asked.provider)} end`;
const asker = sql`coalesce(p.question_side, 'provider')`;
const AN_ANSWER = "Sim, desde que seja legível e traga a data. Obrigada por perguntar antes de enviar.";

/** Writes the questions: unanswered ones for pendencies in SUPPORT, and answered ones for some that are done. */
const writeQuestions = (tx: Tx, now: Date) =>
  sql`with asked as (
      insert into pendency_comment (contractor_id, pendency_id, provider_id, side, account_id, account_name, kind, answer_state, text, created_at)
      select p.contractor_id, p.id, p.provider_id, ${asker}, a.id, a.display_name, 'QUESTION',
        case when p.status = 'SUPPORT' then 'UNANSWERED' else 'ANSWERED' end, ${question},
        least(p.updated_at, ${now}::timestamptz) - case when p.status = 'SUPPORT' then interval '0' else interval '3 days' end
      from pendency p join ${speaker} by on by.company_id = case ${asker} when 'provider' then p.provider_id else p.contractor_id end
        join account a on a.id = by.id
      where p.active and (p.status = 'SUPPORT' or (p.status = 'DONE' and abs(hashint8(p.id - (select min(id) from pendency))) % 20 = 0)) order by p.id
      returning contractor_id, pendency_id, provider_id, answer_state, created_at)
    insert into pendency_comment (contractor_id, pendency_id, provider_id, side, account_id, account_name, kind, text, created_at)
      select q.contractor_id, q.pendency_id, q.provider_id, 'contractor', a.id, a.display_name, 'ANSWER', ${AN_ANSWER}, q.created_at + interval '5 hours'
      from asked q join ${speaker} by on by.company_id = q.contractor_id join account a on a.id = by.id
      where q.answer_state = 'ANSWERED' order by q.pendency_id`.execute(tx);

/** Writes the comments of the demo world. */
export const writeTalk = async (tx: Tx, now: Date): Promise<void> => {
  await explainRejections(tx);
  await writeQuestions(tx, now);
};
