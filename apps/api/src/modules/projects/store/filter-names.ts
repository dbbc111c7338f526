import { sql } from "kysely";
import type { Reach } from "../../../platform/access/scope.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { VisibleProjects } from "../policy.ts";

type NameRow = { readonly id: number; readonly name: string };
export type FilterIds = {
  readonly projects?: readonly number[] | undefined;
  readonly departments?: readonly number[] | undefined;
  readonly providers?: readonly number[] | undefined;
};
export type NamedRows = { readonly [K in keyof Required<FilterIds>]: readonly NameRow[] };

const pairs = ({ projects }: Reach) =>
  sql`select * from unnest(${projects.map(({ companyId }) => companyId)}::bigint[], ${projects.map(({ projectId }) => projectId)}::bigint[])`;

/** Whether the user sees the begun project `p` from one of its sides. */
const isVisible = ({ contractor, provider }: VisibleProjects) => sql`(p.state <> 'removed' and not p.is_draft and (
  p.contractor_id = any (${contractor.companyIds}::bigint[]) or (p.contractor_id, p.id) in (${pairs(contractor)})
  or exists (select from project_company own where own.contractor_id = p.contractor_id and own.project_id = p.id
    and (own.provider_id = any (${provider.companyIds}::bigint[]) or (own.provider_id, own.project_id) in (${pairs(provider)})))))`;

/** Names of the projects, departments and suppliers that occur in visible projects. Other ids have no row. */
export const namesInProjects = async (
  tx: Tx,
  visible: VisibleProjects,
  { projects = [], departments = [], providers = [] }: FilterIds,
): Promise<NamedRows> => {
  const seen = isVisible(visible);
  const { rows } = await sql<NameRow & { readonly kind: keyof NamedRows }>`
    select 'projects' as kind, p.id, p.name from project p where p.id = any (${projects}::bigint[]) and ${seen}
    union all
    select 'departments', d.id, d.name || ' (' || f.name || ')' from department d
      join facility f on f.contractor_id = d.contractor_id and f.id = d.facility_id
      where d.id = any (${departments}::bigint[]) and exists (select from project_location l
        join project p on p.contractor_id = l.contractor_id and p.id = l.project_id
        where l.contractor_id = d.contractor_id and l.department_id = d.id and ${seen})
    union all
    select 'providers', o.id, o.trading_name from company o
      where o.id = any (${providers}::bigint[]) and exists (select from project_company c
        join project p on p.contractor_id = c.contractor_id and p.id = c.project_id where c.provider_id = o.id and ${seen})`.execute(tx);
  const of = (kind: keyof NamedRows) => rows.filter((row) => row.kind === kind).map(({ id, name }) => ({ id, name }));
  return { projects: of("projects"), departments: of("departments"), providers: of("providers") };
};
