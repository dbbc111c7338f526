import type { Paging, PagingMeta } from "@emdia/contract/list.ts";
import { sql } from "kysely";
import type { IsoDay } from "../../../kernel/dates.ts";
import type { Reach } from "../../../platform/access/scope.ts";
import { COUNTED_MAX, metaOf, offsetOf } from "../../../platform/database/paging.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { unrejectedStatuses } from "../rules/sending.ts";
import type { StoredPendency } from "./pendency-rows.ts";

export type ReusableDocument = {
  readonly id: number;
  readonly fileId: number;
  readonly name: string;
  readonly issueDate: IsoDay | null;
  readonly expirationDate: IsoDay | null;
  readonly sentAt: Date | null;
  readonly contractor: { readonly id: number; readonly name: string };
};
type Asked = {
  readonly pendency: StoredPendency;
  /** Which of the supplier's pendencies the person sees: nobody is offered what was sent for a project that is not theirs. */
  readonly seen: Reach;
  readonly today: IsoDay;
  readonly documentId?: number;
};

/** What was sent elsewhere for the same type, worker and month, was not rejected there, and still holds. The same bytes are offered once. */
const reusable = ({ pendency, seen, today, documentId }: Asked) => sql`
  select distinct on (a.file_id) a.id, a.file_id as "fileId", a.name, a.issue_date as "issueDate", a.expiration_date as "expirationDate",
    a.sent_at as "sentAt", json_build_object('id', c.id, 'name', c.trading_name) as contractor
  from pendency p join attachment a on a.contractor_id = p.contractor_id and a.pendency_id = p.id
    join file f on f.provider_id = a.provider_id and f.id = a.file_id join company c on c.id = p.contractor_id
  where p.provider_id = ${pendency.providerId} and p.id <> ${pendency.id} and p.removed_at is null and a.provider_id = ${pendency.providerId}
    and (p.provider_id = any (${seen.companyIds}::bigint[]) or p.project_id = any (${seen.projects.map(({ projectId }) => projectId)}::bigint[]))
    and p.type_owner_id = ${pendency.type.ownerId} and p.type_id = ${pendency.type.id} and p.worker_id is not distinct from ${pendency.workerId}
    and p.reference_month is not distinct from ${pendency.referenceMonth === null ? null : `${pendency.referenceMonth}-01`}::date
    and p.status = any (${unrejectedStatuses}::text[])
    and a.from_round is not null and a.until_round is null and f.verdict = 'clean'
    and (a.expiration_date is null or a.expiration_date >= ${today}::date)
    and (${documentId ?? null}::bigint is null or a.id = ${documentId ?? null})
    and not exists (select from attachment h where h.contractor_id = ${pendency.contractorId} and h.pendency_id = ${pendency.id}
      and h.file_id = a.file_id and h.until_round is null)
  order by a.file_id, a.sent_at desc`;

export const listReusablePage = async (
  tx: Tx,
  asked: Asked,
  paging: Paging,
): Promise<{ readonly rows: readonly ReusableDocument[]; readonly meta: PagingMeta }> => {
  const { rows } = await sql<ReusableDocument>`select * from (${reusable(asked)}) found
    order by "expirationDate" desc nulls first, id desc limit ${paging.itemsPerPage} offset ${offsetOf(paging)}`.execute(tx);
  const counted = await sql<{
    count: number;
  }>`select count(*) as count from (select from (${reusable(asked)}) found limit ${COUNTED_MAX + 1}) one`.execute(tx);
  return { rows, meta: metaOf(paging, counted.rows[0]?.count ?? 0, rows.length) };
};

/** One of them by its id, if it serves here. */
export const findReusable = async (tx: Tx, asked: Asked & { readonly documentId: number }): Promise<ReusableDocument | undefined> =>
  (await sql<ReusableDocument>`${reusable(asked)}`.execute(tx)).rows[0];
