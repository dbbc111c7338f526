import { sql } from "kysely";
import { reconcileSupplier } from "../src/modules/pendencies/index.ts";
import type { Tx } from "../src/platform/database/transaction.ts";
import { countRows } from "./count-rows.ts";
import { writeLives } from "./pendency-lives.ts";

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
    await reconcileSupplier(tx, supplier, now);
  }
};

/** Every change of the world asked for the rule again, which has been carried out for these projects. */
const forgetWishes = (tx: Tx) =>
  sql`select graphile_worker.remove_job(j.key) from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'pendencies.reconcile-project'
      and (j.payload ->> 'projectId')::bigint in (select id from project where created_by_id is not null)`.execute(tx);

/** Pendencies in all nine statuses around today, so that every list has something true to show on the first morning. */
export const seedPendencies = async (tx: Tx, now: Date): Promise<void> => {
  await askForAll(tx, now);
  await countRows(tx);
  await forgetWishes(tx);
  await writeLives(tx, now);
};
