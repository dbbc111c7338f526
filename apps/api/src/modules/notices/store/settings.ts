import type { NoticeKind } from "@emdia/contract/notices/notice.ts";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/transaction.ts";

type StoredSetting = { readonly kind: NoticeKind; readonly inbox: boolean; readonly mail: boolean };

/** The choices that differ from the default, or did. */
export const settingsOf = async (tx: Tx, accountId: number): Promise<readonly StoredSetting[]> => {
  const { rows } = await sql<StoredSetting>`select kind, inbox, mail from notice_setting where account_id = ${accountId}`.execute(tx);
  return rows;
};

type Change = { readonly kind: NoticeKind; readonly inbox?: boolean | undefined; readonly mail?: boolean | undefined };
/** Writes the given choices; the others remain. */
export const writeSetting = async (tx: Tx, accountId: number, { kind, ...change }: Change): Promise<void> => {
  const { inbox, mail } = { inbox: change.inbox ?? null, mail: change.mail ?? null };
  await sql`insert into notice_setting as s (account_id, kind, inbox, mail)
    values (${accountId}, ${kind}, coalesce(${inbox}::boolean, true), coalesce(${mail}::boolean, true))
    on conflict (account_id, kind) do update set inbox = coalesce(${inbox}::boolean, s.inbox), mail = coalesce(${mail}::boolean, s.mail)`.execute(
    tx,
  );
};
