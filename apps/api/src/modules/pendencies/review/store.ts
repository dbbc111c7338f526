// Queries of history, presence and review data.
import type { CommentTotals } from "@emdia/contract/pendencies/comment.ts";
import { deedsThatMove } from "@emdia/contract/pendencies/history-deeds.ts";
import { type RawBuilder, sql } from "kysely";
import type { Scope } from "../../../platform/access/scope.ts";
import { reusePlan } from "../../../platform/database/kept-plan.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { type AskedQuestion, askedQuestions } from "../checklist/store.ts";
import { commentTotals } from "../comments/store.ts";
import type { PendencyKey } from "../list/store/pendency-row.ts";
import { currentActionName, oldMoves } from "../rules/legacy-history-actions.ts";

/** Last change of a pendency, with author and time. */
export type LastDeed = {
  readonly action: string;
  readonly at: string;
  /** Null if the system made the change. */
  readonly by: { readonly id: number; readonly name: string | null } | null;
};
type StoredDeed = {
  readonly action: string;
  readonly new_value: string | null;
  readonly at: Date;
  readonly accountId: number | null;
  readonly accountName: string | null;
};

const newestOf = async (tx: Tx, { contractorId, id }: PendencyKey, which: RawBuilder<unknown>): Promise<LastDeed | undefined> => {
  const { rows } = await sql<StoredDeed>`select action, new_value, at, account_id as "accountId", account_name as "accountName" from history
    where owner_id = ${contractorId} and about_kind = 'pendency' and about_id = ${id} and ${which}
    order by history.id desc limit 1`.execute(tx);
  return rows[0] && presentDeed(rows[0]);
};
const presentDeed = ({ at, accountId, accountName, ...line }: StoredDeed): LastDeed => ({
  action: currentActionName(line),
  at: at.toISOString(),
  by: accountId === null ? null : { id: accountId, name: accountName },
});

export const lastTransition = (tx: Tx, pendency: PendencyKey): Promise<LastDeed | undefined> =>
  newestOf(tx, pendency, sql`action = any (${[...deedsThatMove, ...oldMoves]}::text[])`);

const isAnswer = sql`subject_kind = 'pendency_question'`;
export const lastAnswer = (tx: Tx, pendency: PendencyKey): Promise<LastDeed | undefined> => newestOf(tx, pendency, isAnswer);
export const lastAnswerTo = (tx: Tx, pendency: PendencyKey, questionId: number): Promise<LastDeed | undefined> =>
  newestOf(tx, pendency, sql`${isAnswer} and subject_id = ${questionId}`);

/** Names of the given documents that are current in a pendency: sent, and not replaced since. */
export const standingDocuments = async (
  tx: Tx,
  { contractorId, id }: PendencyKey,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  const rows = await tx
    .selectFrom("attachment")
    .select(["id", "name"])
    .where("contractor_id", "=", contractorId)
    .where("pendency_id", "=", id)
    .where("id", "in", ids)
    .where("from_round", "is not", null)
    .where("until_round", "is", null)
    .execute();
  return new Map(rows.map((row) => [row.id, row.name]));
};

type Beat = Pick<Scope, "tx" | "now" | "account">;
export type Looking = { readonly id: number; readonly name: string; readonly since: Date };

const byNow = ({ now }: Beat, goneAfterSeconds: number) => new Date(now.getTime() - goneAfterSeconds * 1_000);

/** Other accounts with a recent heartbeat. */
export const otherViewers = async (beat: Beat, { contractorId, id }: PendencyKey, goneAfterSeconds: number): Promise<readonly Looking[]> =>
  beat.tx
    .selectFrom("pendency_presence")
    .select(["account_id as id", "account_name as name", "since"])
    .where("contractor_id", "=", contractorId)
    .where("pendency_id", "=", id)
    .where("account_id", "!=", beat.account.id)
    .where("seen_at", ">", byNow(beat, goneAfterSeconds))
    .orderBy("since")
    .orderBy("account_id")
    .execute();

/**
 * Heartbeat. `since` restarts if the last heartbeat is too old. Also deletes expired rows of this contractor and skips locked ones, so that
 * it never waits.
 */
export const upsertPresence = async (beat: Beat, { contractorId, id }: PendencyKey, goneAfterSeconds: number): Promise<void> => {
  const { tx, now, account } = beat;
  const gone = byNow(beat, goneAfterSeconds);
  await sql`insert into pendency_presence as p (contractor_id, pendency_id, account_id, account_name, since, seen_at)
    values (${contractorId}, ${id}, ${account.id}, ${account.name}, ${now}, ${now})
    on conflict (contractor_id, pendency_id, account_id) do update set account_name = excluded.account_name, seen_at = excluded.seen_at,
      since = case when p.seen_at > ${gone} then p.since else excluded.since end`.execute(tx);
  await sql`delete from pendency_presence p where p.contractor_id = ${contractorId} and (p.pendency_id, p.account_id) in
    (select x.pendency_id, x.account_id from pendency_presence x where x.contractor_id = ${contractorId} and x.seen_at <= ${gone}
      for update skip locked)`.execute(tx);
};

export const endPresence = async ({ tx, account }: Beat, { contractorId, id }: PendencyKey): Promise<void> => {
  await tx
    .deleteFrom("pendency_presence")
    .where("contractor_id", "=", contractorId)
    .where("pendency_id", "=", id)
    .where("account_id", "=", account.id)
    .execute();
};

export type Reviewed = { readonly questions: readonly AskedQuestion[]; readonly comments: CommentTotals };

/** Questions and comment counts of a pendency, in one statement. */
export const reviewOf = async (tx: Tx, pendency: PendencyKey): Promise<Reviewed> => {
  const statement = sql<Reviewed>`select (${askedQuestions(pendency)}) as questions, (${commentTotals(pendency)}) as comments`;
  const { rows } = await reusePlan(statement).execute(tx);
  return rows[0] ?? { questions: [], comments: { total: 0, unanswered: 0, unverified: 0 } };
};
