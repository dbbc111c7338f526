// Query of the review queue by supplier.
import type { Paging } from "@emdia/contract/list.ts";
import type { PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import { sql } from "kysely";
import type { IsoDay } from "../../../kernel/dates.ts";
import { idArray } from "../../../platform/database/id-array.ts";
import { offsetOf } from "../../../platform/database/paging.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { Branch } from "../list/list-scope.ts";

type NamedRow = { readonly id: number; readonly name: string };
type SupplierQueue = {
  readonly supplier: NamedRow;
  readonly contractor: NamedRow;
  readonly waiting: number;
  readonly overdue: number;
  readonly assignee: NamedRow | null;
};
type Filter = { readonly statuses: readonly PendencyStatus[]; readonly today: IsoDay; readonly paging: Paging };

/** A page of the suppliers with waiting reviews: those with the most overdue ones first. */
export const supplierQueues = async (
  tx: Tx,
  branches: readonly Branch[],
  { statuses, today, paging }: Filter,
): Promise<{ readonly rows: readonly SupplierQueue[]; readonly total: number }> => {
  const waiting = branches.map(
    ({ companyIds, projectIds }) => sql`select p.contractor_id, p.provider_id, p.review_by from pendency p
      where p.contractor_id = any (${idArray(companyIds)}) ${projectIds === "all" ? sql`` : sql`and p.project_id = any (${idArray(projectIds)})`}
        and p.active and p.removed_at is null and p.status = any (${[...statuses]}::text[])`,
  );
  const { rows } = await sql<{ readonly total: number; readonly rows: readonly SupplierQueue[] | null }>`
    with grouped as materialized (
      select contractor_id, provider_id, count(*)::integer as waiting, (count(*) filter (where review_by < ${today}::date))::integer as overdue
      from (${sql.join(waiting, sql` union all `)}) p group by 1, 2),
    page as (
      select * from grouped order by overdue desc, waiting desc, contractor_id, provider_id limit ${paging.itemsPerPage} offset ${offsetOf(paging)})
    select (select count(*)::integer from grouped) as total,
      (select json_agg(json_build_object('waiting', g.waiting, 'overdue', g.overdue, 'supplier', json_build_object('id', s.id, 'name', s.trading_name),
          'contractor', json_build_object('id', c.id, 'name', c.trading_name),
          'assignee', case when a.account_id is not null then json_build_object('id', a.account_id, 'name', a.account_name) end)
          order by g.overdue desc, g.waiting desc, g.contractor_id, g.provider_id)
        from page g join company s on s.id = g.provider_id join company c on c.id = g.contractor_id
          left join review_assignment a on a.contractor_id = g.contractor_id and a.provider_id = g.provider_id) as rows`.execute(tx);
  return { rows: rows[0]?.rows ?? [], total: rows[0]?.total ?? 0 };
};
