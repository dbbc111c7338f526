import type { Paging, PagingMeta } from "@emdia/contract/list.ts";
import type { EventKind, Notice, NoticeDetails } from "@emdia/contract/notices/notice.ts";
import { UNREAD_COUNTED_MAX } from "@emdia/contract/notices/routes.ts";
import { sql } from "kysely";
import { COUNTED_MAX, metaOf, offsetOf } from "../../../platform/database/paging.ts";
import type { Tx } from "../../../platform/database/transaction.ts";

export type StoredNotice = {
  readonly id: number;
  readonly kind: EventKind;
  readonly aboutKind: Notice["about"]["kind"];
  readonly aboutId: number;
  readonly details: NoticeDetails;
  readonly createdAt: Date;
  readonly isRead: boolean;
};
const columns = sql`n.id, n.kind, n.about_kind as "aboutKind", n.about_id as "aboutId", n.details, n.created_at as "createdAt",
  n.read_at is not null as "isRead"`;
const inbox = (accountId: number) => sql`from notice n where n.account_id = ${accountId} and n.in_inbox`;

type Page = { readonly rows: readonly StoredNotice[]; readonly meta: PagingMeta };
/** A page of the inbox, newest first. */
export const noticePage = async (
  tx: Tx,
  accountId: number,
  { unread = false, ...paging }: Paging & { unread?: boolean | undefined },
): Promise<Page> => {
  const from = unread ? sql`${inbox(accountId)} and n.read_at is null` : inbox(accountId);
  const { rows } = await sql<StoredNotice>`select ${columns} ${from} order by n.id desc
    limit ${paging.itemsPerPage} offset ${offsetOf(paging)}`.execute(tx);
  const counted = await sql<{
    readonly total: number;
  }>`select count(*) as total from (select ${from} limit ${COUNTED_MAX + 1}) one`.execute(tx);
  return { rows, meta: metaOf(paging, counted.rows[0]?.total ?? 0, rows.length) };
};

export const countUnread = async (tx: Tx, accountId: number): Promise<number> => {
  const { rows } = await sql<{ readonly unread: number }>`select count(*)::integer as unread
    from (select ${inbox(accountId)} and n.read_at is null limit ${UNREAD_COUNTED_MAX + 1}) one`.execute(tx);
  return rows[0]?.unread ?? 0;
};

type Reading = { readonly id: number; readonly readAt: Date | null };
/** Undefined if the account has no such notice in its inbox. */
export const writeRead = async (tx: Tx, accountId: number, { id, readAt }: Reading): Promise<StoredNotice | undefined> => {
  const { rows } = await sql<StoredNotice>`update notice n set read_at = ${readAt}
    where n.account_id = ${accountId} and n.id = ${id} and n.in_inbox returning ${columns}`.execute(tx);
  return rows[0];
};

export const writeReadUpTo = async (
  tx: Tx,
  accountId: number,
  { upTo, now }: { readonly upTo: number; readonly now: Date },
): Promise<void> => {
  await sql`update notice set read_at = ${now}
    where account_id = ${accountId} and in_inbox and read_at is null and id <= ${upTo}`.execute(tx);
};

/** Notices of one e-mail that the person has not read in the inbox, newest first. */
export const noticesOfMail = async (tx: Tx, accountId: number, batch: number): Promise<readonly StoredNotice[]> => {
  const { rows } = await sql<StoredNotice>`select ${columns} from notice n
    where n.account_id = ${accountId} and n.mail_batch = ${batch} and n.read_at is null order by n.id desc`.execute(tx);
  return rows;
};
