// Query of the export.
import type { FilterInOrder } from "@emdia/contract/pendencies/list-routes.ts";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/transaction.ts";
import { type ListRequest, sideOf } from "../list/list-scope.ts";
import { resolveSearch } from "../list/resolve-search.ts";
import { selectKeys } from "../list/store/ordered-scan.ts";
import { type ListedPendency, type PendencyKey, type PendencyListRow, selectRows, toListedPendency } from "../list/store/pendency-row.ts";
import { orderOf } from "../rules/urgency.ts";

export type ExportedPendency = ListedPendency & { readonly providerCnpj: string };
const ROWS_PER_FETCH = 1_000;

const readRows = async (tx: Tx, keys: readonly PendencyKey[]): Promise<readonly ExportedPendency[]> => {
  const [contractorIds, ids] = [keys.map(({ contractorId }) => contractorId), keys.map(({ id }) => id)];
  const page = sql`select * from unnest(${contractorIds}::bigint[], ${ids}::bigint[]) k (contractor_id, id)`;
  const { rows } = await sql<PendencyListRow & Pick<ExportedPendency, "providerCnpj">>`with page as (${page})
    ${selectRows(sql`page`, sql`, p.cnpj as "providerCnpj"`)}`.execute(tx);
  return rows.map(toListedPendency);
};

/** All matching pendencies in list order, in batches. A database cursor holds their keys until the transaction ends. */
export async function* exportedPendencies(tx: Tx, request: ListRequest<FilterInOrder>): AsyncGenerator<readonly ExportedPendency[]> {
  const search = await resolveSearch(tx, request);
  if (!search) return;
  await sql`declare exported no scroll cursor for ${selectKeys(search, orderOf(request.filter.orderBy ?? "DEFAULT", sideOf(search.branches)))}`.execute(
    tx,
  );
  for (;;) {
    const { rows } = await sql<PendencyKey>`fetch ${sql.lit(ROWS_PER_FETCH)} from exported`.execute(tx);
    if (rows.length === 0) return;
    yield await readRows(tx, rows);
  }
}
