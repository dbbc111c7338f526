// Head rows of the platform's document types and risk activities.
import { PLATFORM_OWNER } from "@emdia/contract/catalogue/vocabulary.ts";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { Changes, Head } from "../rules/changed.ts";

const head = ["id", "version", "content_hash as hash", "retired"] as const;

export const documentTypeHeads = (tx: Tx): Promise<Head[]> =>
  tx.selectFrom("document_type").select(head).where("owner_id", "=", PLATFORM_OWNER).execute();
export const riskActivityHeads = (tx: Tx): Promise<Head[]> =>
  tx.selectFrom("risk_activity").select(head).where("owner_id", "=", PLATFORM_OWNER).execute();

type Item = { readonly id: number; readonly code: string; readonly name: string };

/** Updates changed heads to their next version and retires missing rows. The platform's ids are given, not generated. */
export const saveHeads = async <T extends Item>(
  tx: Tx,
  table: "document_type" | "risk_activity",
  { changed, returned, retired }: Changes<T>,
): Promise<void> => {
  const into = sql.table(table);
  await sql`update ${into} set retired = id = any (${retired}::bigint[])
    where owner_id = ${PLATFORM_OWNER} and (id = any (${retired}::bigint[]) or id = any (${returned}::bigint[]))`.execute(tx);
  await sql`insert into ${into} (owner_id, id, code, name, version, content_hash) overriding system value
    select ${PLATFORM_OWNER}, id, code, name, version, hash
      from json_to_recordset(${JSON.stringify(changed.map((one) => one.head))}::json)
        as made (id bigint, code text, name text, version integer, hash text)
    on conflict (owner_id, id) do update set code = excluded.code, name = excluded.name, version = excluded.version,
      content_hash = excluded.content_hash, retired = false`.execute(tx);
};
