import type { Tx } from "../../../platform/database/transaction.ts";

type Ref = { readonly contractorId: number; readonly participantId: number };

export const findNote = (tx: Tx, { contractorId, participantId }: Ref) =>
  tx
    .selectFrom("training_note")
    .select(["text", "updated_at as updatedAt", "updated_by_name as updatedByName"])
    .where("contractor_id", "=", contractorId)
    .where("participant_id", "=", participantId)
    .executeTakeFirst();

type Written = { readonly text: string; readonly at: Date; readonly accountId: number; readonly accountName: string };
export const writeNote = (tx: Tx, { contractorId, participantId }: Ref, { text, at, accountId, accountName }: Written) => {
  const values = { text, updated_at: at, updated_by_id: accountId, updated_by_name: accountName };
  return tx
    .insertInto("training_note")
    .values({ contractor_id: contractorId, participant_id: participantId, ...values })
    .onConflict((conflict) => conflict.columns(["contractor_id", "participant_id"]).doUpdateSet(values))
    .execute();
};

export const deleteNote = (tx: Tx, { contractorId, participantId }: Ref) =>
  tx.deleteFrom("training_note").where("contractor_id", "=", contractorId).where("participant_id", "=", participantId).execute();
