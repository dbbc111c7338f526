import { sql } from "kysely";
import { linkingKey } from "../../src/modules/projects/index.ts";
import type { Tx } from "../../src/platform/database/transaction.ts";

const CREATED_AT = 3;
const LINKING_AT = 5;
/** Index of the project that a start of the product continues to link. */
const GOING_ON_AT = 9;

type Project = { readonly contractorId: number; readonly id: number };

/**
 * Sets the linking state as some days after the creation: most projects are linked, a few in progress. Returns whether the project is
 * unblocked.
 */
export const settleLinking = async (
  tx: Tx,
  { contractorId, id }: Project,
  { at, now }: { readonly at: number; readonly now: Date },
): Promise<boolean> => {
  if (at === GOING_ON_AT) return false;
  await sql`select graphile_worker.remove_job(${linkingKey({ contractorId, id })})`.execute(tx);
  if (at === CREATED_AT) return false;
  const state = at === LINKING_AT ? "linking" : "linked";
  const progress = at === LINKING_AT ? { done: 1 } : { done: sql<number>`total`, finished_at: now };
  await tx.updateTable("project").set({ pipeline_state: state }).where("contractor_id", "=", contractorId).where("id", "=", id).execute();
  await tx.updateTable("project_linking").set(progress).where("contractor_id", "=", contractorId).where("project_id", "=", id).execute();
  return state === "linked";
};
