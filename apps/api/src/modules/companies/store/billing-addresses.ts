import type { BillingAddressFields } from "@emdia/contract/companies/billing-routes.ts";
import type { Paging, PagingMeta } from "@emdia/contract/list.ts";
import { sql } from "kysely";
import type { Scope } from "../../../platform/access/scope.ts";
import { COUNTED_MAX, metaOf, offsetOf } from "../../../platform/database/paging.ts";

const columns = [
  "company_id as companyId",
  "id",
  "street",
  "number",
  "complement",
  "neighborhood",
  "city",
  "state as uf",
  "postal_code as cep",
  "version",
] as const;

const addressesOf = (scope: Scope, companyIds: readonly number[]) =>
  scope.tx.selectFrom("billing_address").where(sql<boolean>`company_id = any (${companyIds}::bigint[])`);

export const listBillingAddressPage = async (scope: Scope, companyIds: readonly number[], paging: Paging) => {
  const rows = await addressesOf(scope, companyIds)
    .select(columns)
    .orderBy("company_id")
    .limit(paging.itemsPerPage)
    .offset(offsetOf(paging))
    .execute();
  const { count } = await scope.tx
    .selectFrom(
      addressesOf(scope, companyIds)
        .select("id")
        .limit(COUNTED_MAX + 1)
        .as("one"),
    )
    .select(sql<number>`count(*)`.as("count"))
    .executeTakeFirstOrThrow();
  const meta: PagingMeta = metaOf(paging, count, rows.length);
  return { rows, meta };
};

/** Loads one address of these companies with a row lock. */
export const lockBillingAddress = (scope: Scope, companyIds: readonly number[], id: number) =>
  addressesOf(scope, companyIds).where("id", "=", id).select(columns).forUpdate().executeTakeFirst();
export type KeptBillingAddress = NonNullable<Awaited<ReturnType<typeof lockBillingAddress>>>;

const rowOf = ({ street, number, complement, neighborhood, city, uf, cep }: BillingAddressFields) => ({
  street,
  number,
  complement,
  neighborhood,
  city,
  state: uf,
  postal_code: cep,
});

/** Returns undefined if the company already has an address. */
export const insertBillingAddress = (scope: Scope, companyId: number, fields: BillingAddressFields) =>
  scope.tx
    .insertInto("billing_address")
    .values({ company_id: companyId, ...rowOf(fields) })
    .onConflict((conflict) => conflict.column("company_id").doNothing())
    .returning(columns)
    .executeTakeFirst();

export const saveBillingAddress = (scope: Scope, { companyId, id, version }: KeptBillingAddress, fields: BillingAddressFields) =>
  scope.tx
    .updateTable("billing_address")
    .set({ ...rowOf(fields), version: version + 1 })
    .where("company_id", "=", companyId)
    .where("id", "=", id)
    .returning(columns)
    .executeTakeFirstOrThrow();
