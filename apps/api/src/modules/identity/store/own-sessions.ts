import type { Paging } from "@emdia/contract/list.ts";
import { sql } from "kysely";
import type { Scope } from "../../../platform/access/scope.ts";
import { COUNTED_MAX, metaOf, offsetOf } from "../../../platform/database/paging.ts";

const activeSessions = ({ tx, account, now }: Scope) =>
  tx.selectFrom("account_session").where("account_id", "=", account.id).where("ended_at", "is", null).where("expires_at", ">", now);

export const listOwnSessions = async (scope: Scope, paging: Paging) => {
  const rows = await activeSessions(scope)
    .select(["id", "user_agent", "address", "created_at", "rotated_at"])
    .orderBy("rotated_at", "desc")
    .orderBy("id")
    .limit(paging.itemsPerPage)
    .offset(offsetOf(paging))
    .execute();
  const { count } = await scope.tx
    .selectFrom(
      activeSessions(scope)
        .select("id")
        .limit(COUNTED_MAX + 1)
        .as("one"),
    )
    .select(sql<number>`count(*)`.as("count"))
    .executeTakeFirstOrThrow();
  return { rows, meta: metaOf(paging, count, rows.length) };
};

const ending = ({ tx, account, now }: Scope) =>
  tx
    .updateTable("account_session")
    .set({ ended_at: now, end_reason: "ended_by_owner" })
    .where("account_id", "=", account.id)
    .where("ended_at", "is", null)
    .where("expires_at", ">", now);

/** Returns undefined if there is no such active session. */
export const endOwnSession = (scope: Scope, id: string) =>
  ending(scope).where("id", "=", id).returning("user_agent as userAgent").executeTakeFirst();

/** Returns the number of ended sessions, without the current one. */
export const endOtherSessions = async (scope: Scope): Promise<number> => {
  const { numUpdatedRows } = await ending(scope).where("id", "<>", scope.sessionId).executeTakeFirst();
  return Number(numUpdatedRows);
};
