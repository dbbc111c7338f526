import type { CustomValue } from "@emdia/contract/custom-fields/field-routes.ts";
import type { GroupProviderListQuery } from "@emdia/contract/custom-fields/group-routes.ts";
import type { PagingMeta } from "@emdia/contract/list.ts";
import { type RawBuilder, sql } from "kysely";
import type { Scope } from "../../../platform/access/scope.ts";
import { COUNTED_MAX, metaOf, offsetOf } from "../../../platform/database/paging.ts";
import type { KeptProvider, ProviderDecision } from "../rules/group-providers.ts";
import type { GroupKey, KeptGroup } from "./company-groups.ts";
import type { KeptField } from "./custom-fields.ts";

type Sql = RawBuilder<unknown>;
export type ListedProvider = {
  readonly id: number;
  readonly cnpj: string;
  readonly tradingName: string;
  readonly activated: boolean;
  readonly version: number;
  readonly values: CustomValue[];
};

/** The suppliers of a company, each with its setting in the group. */
const suppliers = ({
  companyId,
  id,
}: GroupKey): Sql => sql`(select distinct pc.provider_id as id from project_company pc where pc.contractor_id = ${companyId}) s
  join company c on c.id = s.id
  left join company_group_provider gp on gp.contractor_id = ${companyId} and gp.group_id = ${id} and gp.provider_id = s.id`;
const valuesOf = ({
  companyId,
  id,
}: GroupKey): Sql => sql`(select coalesce(json_agg(json_build_object('customFieldId', v.field_id, 'value', v.value)
    order by v.field_id), '[]') from custom_field_value v
  where v.contractor_id = ${companyId} and v.group_id = ${id} and v.provider_id = s.id) as values`;

export const listProviderPage = async (
  { tx }: Scope,
  group: KeptGroup,
  { query, activated, ...paging }: GroupProviderListQuery,
): Promise<{ readonly results: ListedProvider[]; readonly meta: PagingMeta }> => {
  const holds = sql`coalesce(gp.activated, ${group.forall}::boolean)`;
  const found = sql`from ${suppliers(group)} where ${activated === undefined ? sql`true` : sql`${holds} = ${activated}`}
    and ${query ? sql`c.plain_words like found_anywhere(${query})` : sql`true`}`;
  const { rows } = await sql<ListedProvider>`select s.id, c.cnpj, c.trading_name as "tradingName", ${holds} as activated,
      coalesce(gp.version, 0) as version, ${valuesOf(group)} ${found}
    order by c.trading_name, s.id limit ${paging.itemsPerPage} offset ${offsetOf(paging)}`.execute(tx);
  const counted = await sql<{ count: number }>`select count(*) as count from (select ${found} limit ${COUNTED_MAX + 1}) one`.execute(tx);
  return { results: rows, meta: metaOf(paging, counted.rows[0]?.count ?? 0, rows.length) };
};

/** The suppliers of the company among these ids. */
export const keptProviders = async ({ tx }: Scope, group: GroupKey, ids: readonly number[]): Promise<readonly KeptProvider[]> => {
  const { rows } = await sql<KeptProvider>`select s.id, c.trading_name as "tradingName", gp.activated as chosen,
      coalesce(gp.version, 0) as version, ${valuesOf(group)}
    from ${suppliers(group)} where s.id = any (${ids}::bigint[])`.execute(tx);
  return rows;
};

/** Saves the decisions about suppliers. The caller has locked the group, so no concurrent request writes them. */
export const saveProviders = async (
  { tx }: Scope,
  { companyId, id }: GroupKey,
  decisions: readonly ProviderDecision<KeptField>[],
): Promise<void> => {
  if (decisions.length === 0) return;
  const key = { contractor_id: companyId, group_id: id };
  await tx
    .insertInto("company_group_provider")
    .values(decisions.map(({ provider, activated }) => ({ ...key, provider_id: provider.id, activated: activated ?? provider.chosen })))
    .onConflict((conflict) =>
      conflict.columns(["contractor_id", "group_id", "provider_id"]).doUpdateSet(({ ref, eb }) => ({
        activated: ref("excluded.activated"),
        version: eb("company_group_provider.version", "+", 1),
      })),
    )
    .execute();
  const values = decisions.flatMap(({ provider, values: changes }) =>
    changes.map(({ field, to }) => ({ ...key, provider_id: provider.id, field_id: field.id, value: to })),
  );
  const filled = values.flatMap(({ value, ...row }) => (value === null ? [] : [{ ...row, value }]));
  for (const { field_id, provider_id } of values.filter(({ value }) => value === null))
    await tx
      .deleteFrom("custom_field_value")
      .where("contractor_id", "=", companyId)
      .where("field_id", "=", field_id)
      .where("provider_id", "=", provider_id)
      .execute();
  if (filled.length > 0)
    await tx
      .insertInto("custom_field_value")
      .values(filled)
      .onConflict((conflict) =>
        conflict.columns(["contractor_id", "field_id", "provider_id"]).doUpdateSet(({ ref }) => ({ value: ref("excluded.value") })),
      )
      .execute();
};
