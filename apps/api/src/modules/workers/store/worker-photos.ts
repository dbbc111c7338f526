import type { Tx } from "../../../platform/database/transaction.ts";

type PhotoOwner = { readonly providerId: number; readonly workerId: number };

/** Hash of a photo that is not scanned yet, otherwise null. */
export const photoToScan = async (tx: Tx, { providerId, workerId }: PhotoOwner): Promise<string | null> => {
  const row = await tx
    .selectFrom("worker")
    .select("photo_key")
    .where("provider_id", "=", providerId)
    .where("id", "=", workerId)
    .where("photo_verdict", "=", "waiting")
    .executeTakeFirst();
  return row?.photo_key ?? null;
};

type Verdict = { readonly hash: string; readonly verdict: "clean" | "infected" };

/** Writes the verdict unless the photo was replaced during the scan. */
export const writePhotoVerdict = async (tx: Tx, { providerId, workerId }: PhotoOwner, { hash, verdict }: Verdict): Promise<void> => {
  await tx
    .updateTable("worker")
    .set({ photo_verdict: verdict })
    .where("provider_id", "=", providerId)
    .where("id", "=", workerId)
    .where("photo_key", "=", hash)
    .execute();
};
