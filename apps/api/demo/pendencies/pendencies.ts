import { sql } from "kysely";
import { reconcileSupplier } from "../../src/modules/pendencies/index.ts";
import type { Tx } from "../../src/platform/database/transaction.ts";
import { countRows } from "../count-rows.ts";
import { writeLives } from "./pendency-lives.ts";
import { writeTalk } from "./pendency-talk.ts";

/** Tables that were empty have to be counted again once something is in them: how foreign keys are checked is planned but once. */
const COUNTED_AT = [0, 1, 10];

/** The suppliers of projects that people made; of the many that only fill a large world the jobs ask once it is there. */
const suppliersOfMade = (tx: Tx) =>
  tx
    .selectFrom("project_company as s")
    .innerJoin("project as p", (join) => join.onRef("p.contractor_id", "=", "s.contractor_id").onRef("p.id", "=", "s.project_id"))
    .where("p.is_draft", "=", false)
    .where("p.created_by_id", "is not", null)
    .select(["s.contractor_id as contractorId", "s.project_id as projectId", "s.provider_id as providerId"])
    .orderBy("s.id")
    .execute();

/** What the projects of the world demand of their suppliers and workers, as the job that follows every change would ask for it. */
const askForAll = async (tx: Tx, now: Date): Promise<void> => {
  for (const [at, supplier] of (await suppliersOfMade(tx)).entries()) {
    if (COUNTED_AT.includes(at)) await countRows(tx);
    while (!(await reconcileSupplier(tx, supplier, { now })));
  }
};

/** While a world is built its facts change by the thousand, and nobody needs to be told of each. */
export const askAtTheEnd = (tx: Tx) => sql`select set_config('emdia.asks_at_the_end', 'on', true)`.execute(tx);

/** The projects for which the jobs have to ask. */
const askForTheRest = async (tx: Tx): Promise<void> => {
  await sql`select set_config('emdia.asks_at_the_end', 'off', true)`.execute(tx);
  await sql`select ask_to_reconcile(contractor_id, id, null) from project where created_by_id is null and not is_draft`.execute(tx);
};

/** Pendencies in all nine statuses around today, so that every list has something true to show on the first morning. */
export const seedPendencies = async (tx: Tx, now: Date): Promise<void> => {
  await askForAll(tx, now);
  await countRows(tx);
  await askForTheRest(tx);
  await writeLives(tx, now);
  await writeTalk(tx, now);
};
