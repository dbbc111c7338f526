import { type RawBuilder, sql } from "kysely";
import type { SweepContext } from "../job-context.ts";
import { PAGE_ROWS, type Sweep } from "./sweep.ts";

/** Deletes all rows that the policies of the sweep role show, which are the expired ones. */
const deleteAllVisible = async ({ sweep, log }: SweepContext, table: RawBuilder<unknown>, pageRows = PAGE_ROWS): Promise<void> => {
  const deletePage = () => sweep((tx) => sql`delete from ${table} where ctid in (select ctid from ${table} limit ${pageRows})`.execute(tx));
  let deleted = 0n;
  for (let page = await deletePage(); page.numAffectedRows; page = await deletePage()) deleted += page.numAffectedRows;
  log.info({ rows: Number(deleted) }, "expired rows swept");
};

export const sweepExpired: Sweep = {
  name: "platform.sweep-expired",
  at: "17 3 * * *",
  run: async (context) => {
    await deleteAllVisible(context, sql.table("account_session"));
    await deleteAllVisible(context, sql.table("idempotency_key"));
    await deleteAllVisible(context, sql.table("account_code"));
    await deleteAllVisible(context, sql.table("account_link"));
    await deleteAllVisible(context, sql.table("sign_in_failure"));
    await deleteAllVisible(context, sql.table("robot_spent"));
    await deleteAllVisible(context, sql.table("outbox_message"));
    await deleteAllVisible(context, sql.table("registry_answer"));
    await deleteAllVisible(context, sql.table("upload"));
    await deleteAllVisible(context, sql.table("notice"));
    await deleteAllVisible(context, sql.table("notice_digest"));
    await deleteAllVisible(context, sql.table("review_day"));
    // One per transaction, because an import has up to 200,000 lines, which are deleted with it.
    await deleteAllVisible(context, sql.table("import_run"), 1);
  },
};
