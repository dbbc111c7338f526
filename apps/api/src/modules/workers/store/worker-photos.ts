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

/** The photo of an earlier version that is not normalised yet, with the name of the worker. */
export const photoToNormalise = (tx: Tx, { providerId, workerId }: PhotoOwner) =>
  tx
    .selectFrom("worker")
    .select(["photo_key as hash", "name"])
    .where("provider_id", "=", providerId)
    .where("id", "=", workerId)
    .where("photo_key", "is not", null)
    .where("photo_normalised", "=", false)
    .executeTakeFirst();

type Replacement = { readonly hash: string; readonly by: { readonly hash: string; readonly type: string } | null };

/** Replaces or removes a photo. Returns whether this call did: the user may have replaced it meanwhile. */
export const replacePhoto = async (tx: Tx, { providerId, workerId }: PhotoOwner, { hash, by }: Replacement): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable("worker")
    .set({ photo_key: by?.hash ?? null, photo_type: by?.type ?? null, photo_normalised: by !== null })
    .where("provider_id", "=", providerId)
    .where("id", "=", workerId)
    .where("photo_key", "=", hash)
    .where("photo_normalised", "=", false)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};
