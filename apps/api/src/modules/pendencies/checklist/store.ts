import { sql } from "kysely";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { PendencyKey, Sql } from "../list/store/pendency-row.ts";
import type { Correction, KeptAnswer } from "./rules/given-answer.ts";

/** A question of a pendency with its answer. */
export type AskedQuestion = KeptAnswer & {
  readonly id: number;
  readonly pendencyId: number;
  readonly position: number;
  readonly text: string;
  readonly expected: string | null;
  readonly fromAnalysis: boolean;
  /** Increases with each change of the answer. */
  readonly version: number | null;
};
/** A question with the suggestions of its template. */
export type StoredQuestion = AskedQuestion & { readonly corrections: readonly Correction[] };
export type Answer = KeptAnswer & {
  readonly id: number;
  readonly position: number;
  readonly text: string;
  readonly before: KeptAnswer;
};

const questionColumns = sql`q.id, q.pendency_id as "pendencyId", q.position, d.text, d.example as expected, q.status, q.justification, q.reason, q.action,
  q.example, q.page, q.from_analysis as "fromAnalysis", q.version`;
const ofPendency = ({ contractorId, id }: PendencyKey) => sql`from pendency_question q
    join pendency p on p.contractor_id = q.contractor_id and p.id = q.pendency_id
    join document_question d on d.owner_id = p.type_owner_id and d.document_type_id = p.type_id and d.version = p.type_version
      and d.position = q.position
  where q.contractor_id = ${contractorId} and q.pendency_id = ${id}`;

/** Questions of the requested document version with their answers, in order, as one JSON value. */
export const askedQuestions = (pendency: PendencyKey): Sql =>
  sql`select coalesce(json_agg(one order by one.position), '[]') from (select ${questionColumns} ${ofPendency(pendency)}) one`;

/** Questions of a pendency with their suggestions. */
export const questionsOf = async (tx: Tx, pendency: PendencyKey): Promise<readonly StoredQuestion[]> => {
  const { rows } = await sql<StoredQuestion>`select ${questionColumns},
      coalesce((select json_agg(json_build_object('reason', c.reason, 'gap', c.gap, 'action', c.action) order by c.position)
        from document_correction c where c.owner_id = d.owner_id and c.document_type_id = d.document_type_id
          and c.version = d.version and c.question = d.position), '[]') as corrections
    ${ofPendency(pendency)} order by q.position`.execute(tx);
  return rows;
};

/** Maps question ids to pendency ids. Row-level security hides questions that the user may not read. */
export const pendenciesOfQuestions = async (tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, number>> => {
  const rows = await tx.selectFrom("pendency_question").select(["id", "pendency_id"]).where("id", "in", ids).execute();
  return new Map(rows.map(({ id, pendency_id }) => [id, pendency_id]));
};

/** Writes the answers of users to the questions of one pendency. */
export const writeAnswers = async (tx: Tx, pendency: PendencyKey, answers: readonly Answer[]): Promise<void> => {
  await sql`update pendency_question q set status = a.status, justification = a.justification, reason = a.reason, action = a.action,
      example = a.example, page = a.page, from_analysis = false
    from json_to_recordset(${JSON.stringify(answers)}::json)
      a (position integer, status text, justification text, reason text, action text, example text, page integer)
    where q.contractor_id = ${pendency.contractorId} and q.pendency_id = ${pendency.id} and q.position = a.position`.execute(tx);
};
