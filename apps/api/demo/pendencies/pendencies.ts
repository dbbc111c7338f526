import { sql } from "kysely";
import { reconcileSupplier, refreshAllDeadlines } from "../../src/modules/pendencies/index.ts";
import type { Tx } from "../../src/platform/database/transaction.ts";
import { countRows } from "../count-rows.ts";
import { writeLives } from "./pendency-lives.ts";
import { writeTalk } from "./pendency-talk.ts";
import { writeReviewMoves } from "./review-moves.ts";
import { seedServiceMonths } from "./service-months.ts";

/** Analyzes the tables after these suppliers: PostgreSQL plans foreign key checks once, and plans for empty tables are slow. */
const COUNTED_AT = [0, 1, 10];

/** Suppliers of projects with a creator. Jobs reconcile the bulk projects of a large world later. */
const suppliersOfMade = (tx: Tx) =>
  tx
    .selectFrom("project_company as s")
    .innerJoin("project as p", (join) => join.onRef("p.contractor_id", "=", "s.contractor_id").onRef("p.id", "=", "s.project_id"))
    .where("p.is_draft", "=", false)
    .where("p.created_by_id", "is not", null)
    .select(["s.contractor_id as contractorId", "s.project_id as projectId", "s.provider_id as providerId"])
    .orderBy("s.id")
    .execute();

/** Reconciles these suppliers, like the job after a change of facts. */
const askForAll = async (tx: Tx, now: Date): Promise<void> => {
  for (const [at, supplier] of (await suppliersOfMade(tx)).entries()) {
    if (COUNTED_AT.includes(at)) await countRows(tx);
    while (!(await reconcileSupplier(tx, supplier, { now })));
  }
};

/** Disables the triggers that queue a reconcile per change, because the build changes thousands of facts. */
export const askAtTheEnd = (tx: Tx) => sql`select set_config('emdia.asks_at_the_end', 'on', true)`.execute(tx);

/** Queues the jobs that store whether workers may work. */
export const queueStandings = (tx: Tx) => sql`select enqueue_standing_repairs()`.execute(tx);

/** Queues the reconcile jobs of the bulk projects. The documents written afterwards queue no job per change. */
const askForTheRest = async (tx: Tx): Promise<void> => {
  await sql`select set_config('emdia.asks_at_the_end', 'off', true)`.execute(tx);
  await sql`select ask_to_reconcile(contractor_id, id, null) from project where created_by_id is null and not is_draft`.execute(tx);
  await askAtTheEnd(tx);
};

/** Computes the deadlines of the scenarios, like the nightly job. */
const writeDeadlines = async (tx: Tx, now: Date): Promise<void> => {
  for (const { contractorId } of await tx.selectFrom("project").select("contractor_id as contractorId").distinct().execute())
    await refreshAllDeadlines(tx, contractorId, now);
};

/** Creates the pendencies, still open. */
export const seedPendencies = async (tx: Tx, now: Date): Promise<void> => {
  await askForAll(tx, now);
  await seedServiceMonths(tx, now);
  await countRows(tx);
  await askForTheRest(tx);
};

/** Gives the pendencies all nine statuses around today. */
export const seedScenarios = async (tx: Tx, now: Date): Promise<void> => {
  await writeLives(tx, now);
  await writeReviewMoves(tx);
  await writeTalk(tx, now);
  await writeDeadlines(tx, now);
};
