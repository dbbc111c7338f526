import type { FileVerdict } from "@emdia/contract/pendencies/document.ts";
import type { Tx } from "../../../platform/database/transaction.ts";

type FileKey = { readonly providerId: number; readonly fileId: number };

/** Hash of a file that is not scanned yet, otherwise undefined. */
export const hashToScan = async (tx: Tx, { providerId, fileId }: FileKey): Promise<string | undefined> => {
  const row = await tx
    .selectFrom("file")
    .select("hash")
    .where("provider_id", "=", providerId)
    .where("id", "=", fileId)
    .where("verdict", "=", "waiting")
    .executeTakeFirst();
  return row?.hash;
};

/** Returns false if another scan of the same file already wrote its verdict. */
export const writeVerdict = async (tx: Tx, { providerId, fileId }: FileKey, verdict: FileVerdict): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable("file")
    .set({ verdict })
    .where("provider_id", "=", providerId)
    .where("id", "=", fileId)
    .where("verdict", "=", "waiting")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Attachments of sent comments with this file. */
export const commentsWithFile = (tx: Tx, { providerId, fileId }: FileKey) =>
  tx
    .selectFrom("pendency_comment_attachment")
    .select(["id", "contractor_id as contractorId", "provider_id as providerId", "pendency_id as pendencyId", "name"])
    .where("file_owner_id", "=", providerId)
    .where("file_id", "=", fileId)
    .where("comment_id", "is not", null)
    .execute();

/** Documents of all pendencies with this file. */
export const documentsOfFile = (tx: Tx, { providerId, fileId }: FileKey) =>
  tx
    .selectFrom("attachment")
    .select(["id", "contractor_id as contractorId", "pendency_id as pendencyId", "name"])
    .where("provider_id", "=", providerId)
    .where("file_id", "=", fileId)
    .execute();
