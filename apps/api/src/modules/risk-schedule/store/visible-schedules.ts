import { type RawBuilder, sql } from "kysely";
import type { Reach } from "../../../platform/access/scope.ts";
import type { VisibleSchedules } from "../policy.ts";

export const ids = (values: readonly number[]) => sql`${[...values]}::bigint[]`;

const inProjects = (company: RawBuilder<unknown>, { projects }: Reach): RawBuilder<boolean> =>
  sql<boolean>`exists (select from unnest(${ids(projects.map(({ companyId }) => companyId))}, ${ids(projects.map(({ projectId }) => projectId))})
    own (company_id, project_id) where own.company_id = ${company} and own.project_id = s.project_id)`;

/** Row filter of schedules `s`: one condition per side, only for sides that the user has. */
export const isVisible = ({ contractor, provider }: VisibleSchedules): RawBuilder<boolean> => {
  const sides: RawBuilder<boolean>[] = [];
  if (contractor.companyIds.length > 0) sides.push(sql`s.contractor_id = any (${ids(contractor.companyIds)})`);
  if (contractor.projects.length > 0) sides.push(inProjects(sql`s.contractor_id`, contractor));
  if (provider.companyIds.length > 0) sides.push(sql`s.provider_id = any (${ids(provider.companyIds)})`);
  if (provider.projects.length > 0) sides.push(inProjects(sql`s.provider_id`, provider));
  return sides.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(sides, sql` or `)})`;
};

/** Condition and order of schedules `s`, and how many rows each branch reads. */
type Page = { readonly where: RawBuilder<unknown>; readonly order: RawBuilder<unknown>; readonly rows: number };

/**
 * The first visible schedules in an order. Each company or project is read by its own index until it has enough rows, because PostgreSQL sorts all
 * rows of a condition with several companies. A schedule of two sides is returned once.
 */
export const firstVisible = ({ contractor, provider }: VisibleSchedules, { where, order, rows }: Page): RawBuilder<unknown> => {
  const read = (own: RawBuilder<unknown>, on: RawBuilder<unknown>) => sql`select s.* from ${own} cross join lateral (
    select s.contractor_id, s.id, s.starts_at from risk_schedule s where ${on} and ${where} order by ${order} limit ${sql.lit(rows)}) s`;
  const side = ({ companyIds, projects }: Reach, company: RawBuilder<unknown>) => [
    ...(companyIds.length > 0 ? [read(sql`unnest(${ids(companyIds)}) own (company_id)`, sql`${company} = own.company_id`)] : []),
    ...(projects.length > 0
      ? [
          read(
            sql`unnest(${ids(projects.map(({ companyId }) => companyId))}, ${ids(projects.map(({ projectId }) => projectId))}) own (company_id, project_id)`,
            sql`${company} = own.company_id and s.project_id = own.project_id`,
          ),
        ]
      : []),
  ];
  const sides = [...side(contractor, sql`s.contractor_id`), ...side(provider, sql`s.provider_id`)];
  if (sides.length === 0) return sql`select null::bigint as contractor_id, null::bigint as id, null::timestamp as starts_at where false`;
  return sql`${sql.join(sides, sql` union `)}`;
};
