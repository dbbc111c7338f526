import { type RawBuilder, sql } from "kysely";
import type { VisibleClasses } from "../policy.ts";

const ids = (values: readonly number[]) => sql`${[...values]}::bigint[]`;

type Suppliers = VisibleClasses["suppliers"];
/** Contractors of the user's suppliers: a supplier whose projects the user sees all, and one with a project that the user sees. */
const links = ({ companyIds, projects }: Suppliers) => sql`
  select pc.contractor_id, pc.provider_id from project_company pc where pc.provider_id = any (${ids(companyIds)})
  union
  select pc.contractor_id, pc.provider_id
  from unnest(${ids(projects.map(({ companyId }) => companyId))}, ${ids(projects.map(({ projectId }) => projectId))}) own (company_id, project_id)
    join project_company pc on pc.provider_id = own.company_id and pc.project_id = own.project_id`;

const isOpenTo = (provider: RawBuilder<unknown>) => sql<boolean>`(c.open_to_all or exists (select from training_class_supplier s
  where s.contractor_id = c.contractor_id and s.class_id = c.id and s.provider_id = ${provider}))`;

/** Suppliers of the user to which the class `c` is open. */
export const openToSuppliers = ({ suppliers }: VisibleClasses): RawBuilder<number[]> => sql<number[]>`array(
  select own.provider_id from (${links(suppliers)}) own where own.contractor_id = c.contractor_id and ${isOpenTo(sql`own.provider_id`)})`;

/** Conditions and order of classes `c`, and how many rows a branch reads. */
type Page = { readonly where: RawBuilder<boolean>; readonly order: RawBuilder<unknown>; readonly rows: RawBuilder<unknown> };

/**
 * The first visible classes of each contractor in the order of the list: one branch per side. Each contractor is read by the index of the
 * order until it has enough rows.
 */
export const firstClasses = ({ contractorIds, suppliers }: VisibleClasses, { where, order, rows }: Page): RawBuilder<unknown> => {
  const classes = (visible: RawBuilder<boolean>) => sql`lateral (select c.contractor_id, c.id, c.starts_at, c.ends_at from training_class c
    where c.contractor_id = own.contractor_id and c.removed_at is null and ${where} and ${visible} order by ${order} limit ${rows}) c`;
  const suppliedTo = sql`select contractor_id, array_agg(provider_id) as provider_ids from (${links(suppliers)}) link
    where contractor_id <> all (${ids(contractorIds)}) group by contractor_id`;
  return sql`select c.* from unnest(${ids(contractorIds)}) own (contractor_id) cross join ${classes(sql`true`)}
    union all
    select c.* from (${suppliedTo}) own cross join ${classes(isOpenTo(sql`any (own.provider_ids)`))}`;
};
