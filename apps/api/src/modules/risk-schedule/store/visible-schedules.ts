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
