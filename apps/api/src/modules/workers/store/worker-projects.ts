// The project and the suppliers that the worker list filters by.
import type { Paging, PagingMeta } from "@emdia/contract/list.ts";
import type { WorkerProvider } from "@emdia/contract/workers/list-rows.ts";
import { sql } from "kysely";
import { COUNTED_MAX, metaOf, offsetOf } from "../../../platform/database/paging.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { ProjectOfWorkers, VisibleWorkers } from "../policy.ts";

/** A project that the user's companies may read, with its suppliers. */
export const projectOfWorkers = async (tx: Tx, id: number): Promise<ProjectOfWorkers | undefined> => {
  const { rows } = await sql<ProjectOfWorkers>`select p.contractor_id as "contractorId", p.id,
      array(select pc.provider_id from project_company pc where pc.contractor_id = p.contractor_id and pc.project_id = p.id) as "providerIds"
    from project p where p.id = ${id} and p.state <> 'removed' and not p.is_draft`.execute(tx);
  return rows[0];
};

type Query = Paging & { readonly query?: string | undefined };

const ids = (pairs: readonly { readonly companyId: number; readonly projectId: number }[]) => ({
  companies: pairs.map(({ companyId }) => companyId),
  projects: pairs.map(({ projectId }) => projectId),
});

/** Suppliers with at least one worker that the user sees. */
export const listProviderPage = async (
  tx: Tx,
  { contractor, provider }: VisibleWorkers,
  input: Query,
): Promise<{ readonly results: WorkerProvider[]; readonly meta: PagingMeta }> => {
  const restricted = { contractor: ids(contractor.projects), provider: ids(provider.projects) };
  const named = input.query ? sql`plain_text(c.trading_name) like found_anywhere(${input.query})` : sql`true`;
  const { rows } = await sql<WorkerProvider & { readonly counted: number }>`
    with seen as (
      select own.id from unnest(${provider.companyIds}::bigint[]) own (id)
        where exists (select from worker w where w.provider_id = own.id and w.removed_at is null)
      union select cw.provider_id from contractor_worker cw where cw.contractor_id = any (${contractor.companyIds}::bigint[])
      union select pw.provider_id from unnest(${restricted.contractor.companies}::bigint[], ${restricted.contractor.projects}::bigint[]) s (c, p)
        join project_worker pw on pw.contractor_id = s.c and pw.project_id = s.p
      union select pw.provider_id from unnest(${restricted.provider.companies}::bigint[], ${restricted.provider.projects}::bigint[]) s (c, p)
        join project_worker pw on pw.provider_id = s.c and pw.project_id = s.p),
    found as (select c.id, c.trading_name as name, c.cnpj from seen join company c on c.id = seen.id where ${named}),
    page as (select * from found order by name, id limit ${input.itemsPerPage} offset ${offsetOf(input)}),
    counted as (select count(*) as total from (select 1 from found limit ${COUNTED_MAX + 1}) one)
    select page.id, page.name, page.cnpj, counted.total as counted from counted left join page on true order by page.name, page.id`.execute(
    tx,
  );
  const results = rows.filter(({ id }) => id !== null).map(({ id, name, cnpj }) => ({ id, name, cnpj }));
  return { results, meta: metaOf(input, rows[0]?.counted ?? 0, results.length) };
};
