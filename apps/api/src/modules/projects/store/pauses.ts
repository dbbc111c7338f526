import { addDays, type IsoDay } from "../../../kernel/dates.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { Span } from "../rules/reconcile/facts.ts";
import type { ProjectKey } from "./projects.ts";

/** Periods in which the project was inactive; the last day is the one before the reactivation. */
export const pausesOf = async (tx: Tx, { contractorId, id }: ProjectKey): Promise<Span[]> => {
  const pauses = await tx
    .selectFrom("project_pause")
    .where("contractor_id", "=", contractorId)
    .where("project_id", "=", id)
    .select(["paused_on", "resumed_on"])
    .orderBy("paused_on")
    .execute();
  return pauses.map(({ paused_on: from, resumed_on: resumed }) => ({ from, until: resumed && addDays(resumed, -1) }));
};

const changing = (tx: Tx, { contractorId, id }: ProjectKey) =>
  tx.updateTable("project_pause").where("contractor_id", "=", contractorId).where("project_id", "=", id);

export const beginPause = async (tx: Tx, project: ProjectKey, today: IsoDay): Promise<void> => {
  // Reactivated and inactivated on the same day: extends the previous pause.
  const extended = await changing(tx, project).set({ resumed_on: null }).where("resumed_on", "=", today).executeTakeFirst();
  if (extended.numUpdatedRows > 0n) return;
  const begun = { contractor_id: project.contractorId, project_id: project.id, paused_on: today };
  await tx.insertInto("project_pause").values(begun).execute();
};

export const endPause = async (tx: Tx, project: ProjectKey, today: IsoDay): Promise<void> => {
  await changing(tx, project).set({ resumed_on: today }).where("resumed_on", "is", null).execute();
};
