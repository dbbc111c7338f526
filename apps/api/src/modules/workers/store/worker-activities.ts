import type { Tx } from "../../../platform/database/transaction.ts";
import type { WorkerKey } from "./workers.ts";

/** Activity types of a worker. */
export const activitiesOf = (tx: Tx, { providerId, id }: WorkerKey): Promise<{ id: number; name: string }[]> =>
  tx
    .selectFrom("worker_activity_type as wa")
    .innerJoin("activity_type as a", (join) => join.onRef("a.provider_id", "=", "wa.provider_id").onRef("a.id", "=", "wa.activity_type_id"))
    .where("wa.provider_id", "=", providerId)
    .where("wa.worker_id", "=", id)
    .select(["a.id", "a.name"])
    .orderBy("a.name")
    .execute();

/** The active activity types among these. */
export const activeActivities = async (tx: Tx, providerId: number, ids: readonly number[]): Promise<readonly number[]> => {
  const rows = await tx
    .selectFrom("activity_type")
    .where("provider_id", "=", providerId)
    .where("id", "in", [...ids, 0])
    .where("status", "=", "active")
    .select("id")
    .execute();
  return rows.map(({ id }) => id);
};

export const writeActivities = async (tx: Tx, { providerId, id }: WorkerKey, typeIds: readonly number[]): Promise<void> => {
  await tx
    .deleteFrom("worker_activity_type")
    .where("provider_id", "=", providerId)
    .where("worker_id", "=", id)
    .where("activity_type_id", "not in", [...typeIds, 0])
    .execute();
  if (typeIds.length === 0) return;
  const rows = typeIds.map((typeId) => ({ provider_id: providerId, worker_id: id, activity_type_id: typeId }));
  await tx
    .insertInto("worker_activity_type")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
