import type { PendencyOrder } from "@emdia/contract/pendencies/vocabulary.ts";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/transaction.ts";
import { everyKey } from "./pendency-list.ts";
import { type ListedPendency, type PendencyKey, rowsOfPage } from "./pendency-rows.ts";
import type { AskedPendencies } from "./pendency-ways.ts";

export type ExportedPendency = ListedPendency & { readonly providerCnpj: string };
type Asked = AskedPendencies & { readonly filter: { readonly orderBy?: PendencyOrder | undefined } };

/** All of them in order, by nothing but their keys: what goes on reading them page by page begins here. */
export const allPendencyKeys = async (tx: Tx, { visible, filter }: Asked): Promise<readonly PendencyKey[]> => {
  const statement = everyKey({ visible, filter: { ...filter, orderBy: filter.orderBy ?? "DEFAULT" } });
  return (await sql<PendencyKey>`${statement}`.execute(tx)).rows;
};

/** The rows of some of them, in this order. */
export const pendenciesNamed = async (tx: Tx, keys: readonly PendencyKey[]): Promise<readonly ExportedPendency[]> => {
  const [contractorIds, ids] = [keys.map(({ contractorId }) => contractorId), keys.map(({ id }) => id)];
  const { rows } = await sql<ExportedPendency>`with page as (
      select * from unnest(${contractorIds}::bigint[], ${ids}::bigint[]) with ordinality t (contractor_id, id, at))
    ${rowsOfPage(sql`(select c.cnpj from company c where c.id = p.provider_id) as "providerCnpj"`)} order by page.at`.execute(tx);
  return rows;
};
