import { type RawBuilder, sql } from "kysely";
import type { VisibleClasses } from "../policy.ts";

const ids = (values: readonly number[]) => sql`${[...values]}::bigint[]`;

/** Suppliers of the user to which the class `c` is open. */
export const openToSuppliers = ({ suppliers: { companyIds, projects } }: VisibleClasses): RawBuilder<number[]> => sql<number[]>`array(
  select distinct pc.provider_id from project_company pc
  where pc.contractor_id = c.contractor_id
    and (pc.provider_id = any (${ids(companyIds)})
      or exists (select from unnest(${ids(projects.map(({ companyId }) => companyId))}, ${ids(projects.map(({ projectId }) => projectId))})
        own (company_id, project_id) where own.company_id = pc.provider_id and own.project_id = pc.project_id))
    and (c.open_to_all or exists (select from training_class_supplier s
      where s.contractor_id = c.contractor_id and s.class_id = c.id and s.provider_id = pc.provider_id)))`;

/** Keys of the visible classes: one branch per side. */
export const seenClasses = (visible: VisibleClasses): RawBuilder<{ contractor_id: number; id: number }> => {
  const { contractorIds, suppliers } = visible;
  const providers = [...suppliers.companyIds, ...suppliers.projects.map(({ companyId }) => companyId)];
  return sql`(select c.contractor_id, c.id from training_class c where c.contractor_id = any (${ids(contractorIds)}) and c.removed_at is null
    union
    select c.contractor_id, c.id from training_class c
    where c.contractor_id = any (array(select pc.contractor_id from project_company pc where pc.provider_id = any (${ids(providers)})))
      and c.removed_at is null and cardinality(${openToSuppliers(visible)}) > 0)`;
};
