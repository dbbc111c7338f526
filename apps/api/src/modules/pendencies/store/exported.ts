import type { PendencyOrder } from "@emdia/contract/pendencies/vocabulary.ts";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/transaction.ts";
import { EVERYBODY, isNobodyFound, seek } from "./found-by-words.ts";
import { everyKey } from "./pendency-list.ts";
import { asListed, keysNamed, type ListedPendency, type NamedRow, type PendencyKey, rowsOfPage } from "./pendency-rows.ts";
import type { AskedPendencies } from "./pendency-ways.ts";

export type ExportedPendency = ListedPendency & { readonly providerCnpj: string };
type Asked = AskedPendencies & { readonly filter: { readonly orderBy?: PendencyOrder | undefined } };
const AT_ONCE = 500;

/** The rows of some of them, in this order. */
const pendenciesNamed = async (tx: Tx, keys: readonly PendencyKey[]): Promise<readonly ExportedPendency[]> => {
  const { rows } = await sql<
    NamedRow & Pick<ExportedPendency, "providerCnpj">
  >`with page as (${keysNamed(keys)}) ${rowsOfPage(sql`page`, sql`, p.cnpj as "providerCnpj"`)}`.execute(tx);
  return rows.map(asListed);
};

/** All of them in order, some at a time: their keys wait in a cursor of the database, which lives as long as its transaction. */
export async function* exportedPendencies(tx: Tx, { visible, filter }: Asked): AsyncGenerator<readonly ExportedPendency[]> {
  const sought = await seek(tx, { visible, filter: { ...filter, orderBy: filter.orderBy ?? "DEFAULT" } }, EVERYBODY);
  if (isNobodyFound(sought.found)) return;
  const keys = everyKey(sought);
  await sql`declare exported no scroll cursor for ${keys}`.execute(tx);
  for (;;) {
    const { rows } = await sql<PendencyKey>`fetch ${sql.lit(AT_ONCE)} from exported`.execute(tx);
    if (rows.length === 0) return;
    yield await pendenciesNamed(tx, rows);
  }
}
