import type { OwnHistoryEntry } from "@emdia/contract/identity/my-account-routes.ts";
import type { Paging } from "@emdia/contract/list.ts";
import { sql } from "kysely";
import type { PublicScope, Scope } from "../../../platform/access/scope.ts";
import { COUNTED_MAX, metaOf, offsetOf } from "../../../platform/database/paging.ts";
import type { Tx } from "../../../platform/database/transaction.ts";

type By = Pick<PublicScope, "now" | "caller">;
type Deed = { readonly action: OwnHistoryEntry["action"]; readonly from?: string | null; readonly to?: string | null };

/** Writes an account history entry in the transaction of the change, which must act for that account. */
export const rememberOwn = (tx: Tx, { now, caller }: By, { accountId, action, from, to }: Deed & { readonly accountId: number }) =>
  tx
    .insertInto("account_history")
    .values({ account_id: accountId, at: now, address: caller.address, action, old_value: from ?? null, new_value: to ?? null })
    .execute();

/** A page of the own account history, newest first. */
export const listOwnHistory = async ({ tx, account }: Scope, paging: Paging) => {
  const lines = tx.selectFrom("account_history").where("account_id", "=", account.id);
  const rows = await lines.selectAll().orderBy("id", "desc").limit(paging.itemsPerPage).offset(offsetOf(paging)).execute();
  const { count } = await tx
    .selectFrom(
      lines
        .select("id")
        .limit(COUNTED_MAX + 1)
        .as("line"),
    )
    .select(sql<number>`count(*)`.as("count"))
    .executeTakeFirstOrThrow();
  return { rows, meta: metaOf(paging, count, rows.length) };
};
