import type { Tx } from "../../../platform/database/transaction.ts";

type Ref = { readonly contractorId: number; readonly id: number };

/** Whether a class that is open to these suppliers only would be closed to the supplier of a participant. Null opens it to all. */
export const leavesOutParticipants = async (tx: Tx, { contractorId, id }: Ref, providerIds: readonly number[] | null): Promise<boolean> => {
  if (providerIds === null) return false;
  const found = await tx
    .selectFrom("training_participant")
    .select("id")
    .where("contractor_id", "=", contractorId)
    .where("class_id", "=", id)
    .where("status", "<>", "removed")
    .$if(providerIds.length > 0, (query) => query.where("provider_id", "not in", [...providerIds]))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
};
