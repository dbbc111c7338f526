import { sql } from "kysely";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { ProjectKey } from "./projects.ts";

export type Progress = { readonly total: number; readonly done: number; readonly startedAt: Date };

const linkingOf = (tx: Tx, { contractorId, id }: ProjectKey) =>
  tx
    .selectFrom("project_linking")
    .select(["total", "done", "started_at as startedAt"])
    .where("contractor_id", "=", contractorId)
    .where("project_id", "=", id)
    .where("finished_at", "is", null);

/** Progress of the linking; undefined if none is running. */
export const progressOf = (tx: Tx, project: ProjectKey): Promise<Progress | undefined> => linkingOf(tx, project).executeTakeFirst();
export const lockProgress = (tx: Tx, project: ProjectKey): Promise<Progress | undefined> =>
  linkingOf(tx, project).forUpdate().executeTakeFirst();

/** Starts at the first supplier, also if the previous linking did not finish. */
export const startProgress = async (
  tx: Tx,
  { contractorId, id }: ProjectKey,
  { total, startedAt }: Omit<Progress, "done">,
): Promise<void> => {
  const begun = { total, done: 0, started_at: startedAt, finished_at: null };
  await tx
    .insertInto("project_linking")
    .values({ contractor_id: contractorId, project_id: id, ...begun })
    .onConflict((conflict) => conflict.columns(["contractor_id", "project_id"]).doUpdateSet(begun))
    .execute();
};

const changing = (tx: Tx, { contractorId, id }: ProjectKey) =>
  tx.updateTable("project_linking").where("contractor_id", "=", contractorId).where("project_id", "=", id);

export const writeProgress = async (tx: Tx, project: ProjectKey, done: number): Promise<void> => {
  await changing(tx, project).set({ done }).execute();
};
export const finishProgress = async (tx: Tx, project: ProjectKey, now: Date): Promise<void> => {
  await changing(tx, project).set({ finished_at: now }).execute();
};

export const countSuppliers = async (tx: Tx, { contractorId, id }: ProjectKey): Promise<number> => {
  const { count } = await tx
    .selectFrom("project_company")
    .select(sql<number>`count(*)`.as("count"))
    .where("contractor_id", "=", contractorId)
    .where("project_id", "=", id)
    .executeTakeFirstOrThrow();
  return count;
};
