import { sql } from "kysely";
import type { Side } from "../../../../platform/access/scope.ts";
import type { Tx } from "../../../../platform/database/transaction.ts";
import type { ListSearch } from "../../list/store/list-filter.ts";
import { stoppedStatus } from "../../rules/turn-to-answer.ts";
import { selectVisible } from "./visible-rows.ts";

/** Open questions of one side. The counters do not know the side; few documents have a question. */
export const countQuestions = async (tx: Tx, search: ListSearch, askedBy: Side): Promise<number> => {
  const asked = { ...search, filter: { ...search.filter, status: [stoppedStatus] } };
  const { rows } = await sql<{ total: number }>`select count(*)::integer as total
    from (${selectVisible(asked, sql`p.question_side`)}) q where q.question_side = ${askedBy}`.execute(tx);
  return rows[0]?.total ?? 0;
};
