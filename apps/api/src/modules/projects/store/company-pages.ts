import type { Paging, PagingMeta } from "@emdia/contract/list.ts";
import { sql } from "kysely";
import type { Scope } from "../../../platform/access/scope.ts";
import { COUNTED_MAX, metaOf, offsetOf } from "../../../platform/database/paging.ts";

type NamedRef = { readonly id: number; readonly name: string };
type Query = Paging & { readonly companyIds: readonly number[]; readonly query?: string | undefined };

/** A page of these companies by name, filtered by a part of name or CNPJ. */
export const companyPage = async (
  { tx }: Scope,
  { companyIds, query, ...paging }: Query,
): Promise<{ readonly results: NamedRef[]; readonly meta: PagingMeta }> => {
  const found = tx
    .selectFrom("company as c")
    .where(sql<boolean>`c.id = any (${companyIds}::bigint[])`)
    .$if(query !== undefined, (some) => some.where(sql<boolean>`c.plain_words like found_anywhere(${query ?? ""})`));
  const results = await found
    .select(["c.id", "c.trading_name as name"])
    .orderBy("c.trading_name")
    .orderBy("c.id")
    .limit(paging.itemsPerPage)
    .offset(offsetOf(paging))
    .execute();
  const { count } = await tx
    .selectFrom(
      found
        .select("c.id")
        .limit(COUNTED_MAX + 1)
        .as("one"),
    )
    .select(sql<number>`count(*)`.as("count"))
    .executeTakeFirstOrThrow();
  return { results, meta: metaOf(paging, count, results.length) };
};
