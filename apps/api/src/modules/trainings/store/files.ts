import type { Paging } from "@emdia/contract/list.ts";
import type { FileVerdict } from "@emdia/contract/pendencies/document.ts";
import { sql } from "kysely";
import { COUNTED_MAX, metaOf, offsetOf } from "../../../platform/database/paging.ts";
import type { Tx } from "../../../platform/database/transaction.ts";

type Class = { readonly contractorId: number; readonly id: number };
export type StoredClassFile = {
  readonly contractorId: number;
  readonly classId: number;
  readonly id: number;
  readonly hash: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly verdict: FileVerdict;
  readonly isAttendanceList: boolean;
  readonly forSuppliers: boolean;
  readonly createdAt: Date;
  readonly createdByName: string | null;
};

const columns = sql`f.contractor_id as "contractorId", f.class_id as "classId", f.id, f.hash, f.name, f.type, f.size, f.verdict,
  f.is_attendance_list as "isAttendanceList", f.for_suppliers as "forSuppliers", f.created_at as "createdAt", f.created_by_name as "createdByName"`;

type Input = Paging & { readonly onlyShared: boolean };

/** A page of the files of a class, newest first. */
export const listFilePage = async (tx: Tx, { contractorId, id }: Class, { onlyShared, ...paging }: Input) => {
  const from = sql`from training_class_file f where f.contractor_id = ${contractorId} and f.class_id = ${id}
    and (f.for_suppliers or not ${onlyShared}::boolean)`;
  const { rows } = await sql<StoredClassFile>`select ${columns} ${from} order by f.id desc
    limit ${paging.itemsPerPage} offset ${offsetOf(paging)}`.execute(tx);
  const counted = await sql<{ count: number }>`select count(*)::int as count from (select ${from} limit ${COUNTED_MAX + 1}) found`.execute(
    tx,
  );
  return { rows, meta: metaOf(paging, counted.rows[0]?.count ?? 0, rows.length) };
};

/** A file within row-level security. The caller checks that the user sees its class. */
export const findFile = async (tx: Tx, contractorId: number, id: number): Promise<StoredClassFile | undefined> =>
  (
    await sql<StoredClassFile>`select ${columns} from training_class_file f where f.contractor_id = ${contractorId} and f.id = ${id}`.execute(
      tx,
    )
  ).rows[0];

type NewFile = Pick<StoredClassFile, "hash" | "name" | "type" | "size" | "verdict" | "isAttendanceList" | "forSuppliers"> & {
  readonly by: { readonly id: number; readonly name: string };
  readonly now: Date;
};
export const insertFile = async (tx: Tx, { contractorId, id }: Class, { by, now, isAttendanceList, forSuppliers, ...file }: NewFile) => {
  const made = await tx
    .insertInto("training_class_file")
    .values({
      ...file,
      contractor_id: contractorId,
      class_id: id,
      is_attendance_list: isAttendanceList,
      for_suppliers: forSuppliers,
      created_at: now,
      created_by_id: by.id,
      created_by_name: by.name,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return made.id;
};

/** Deletes the row. The collection of unreferenced files removes the bytes. */
export const deleteFile = (tx: Tx, { contractorId, id }: Class) =>
  tx.deleteFrom("training_class_file").where("contractor_id", "=", contractorId).where("id", "=", id).execute();

export const writeFileVerdict = (tx: Tx, { contractorId, id }: Class, verdict: FileVerdict) =>
  tx.updateTable("training_class_file").set({ verdict }).where("contractor_id", "=", contractorId).where("id", "=", id).execute();

/** Whether a class has a file that can prove the participation. */
export const hasEvidence = async (tx: Tx, { contractorId, id }: Class): Promise<boolean> => {
  const found = await tx
    .selectFrom("training_class_file")
    .select("id")
    .where("contractor_id", "=", contractorId)
    .where("class_id", "=", id)
    .where("verdict", "<>", "infected")
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
};
