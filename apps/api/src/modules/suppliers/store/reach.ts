// SQL conditions of a reach.
import { type RawBuilder, sql } from "kysely";
import type { Reach } from "../../../platform/access/scope.ts";
import { idArray } from "../../../platform/database/id-array.ts";

export type Sql = RawBuilder<unknown>;
export const texts = (words: readonly string[]): Sql => sql`${[...words]}::text[]`;

/** Contractors with a company or project in the reach. */
export const contractorsOf = ({ companyIds, projects }: Reach): Sql =>
  idArray([...companyIds, ...projects.map(({ companyId }) => companyId)]);

/** The single projects of a reach, as rows. */
export const reachedProjects = ({ projects }: Reach): Sql =>
  sql`unnest(${idArray(projects.map(({ companyId }) => companyId))}, ${idArray(projects.map(({ projectId }) => projectId))})`;

/** Whether a row with a contractor and a project is in the reach. */
export const isReached = (reach: Reach, alias: string): Sql => {
  const [contractor, project] = [sql.ref(`${alias}.contractor_id`), sql.ref(`${alias}.project_id`)];
  const whole = sql`${contractor} = any (${idArray(reach.companyIds)})`;
  return reach.projects.length === 0
    ? whole
    : sql`(${whole} or (${contractor}, ${project}) in (select * from ${reachedProjects(reach)} r (company_id, project_id)))`;
};

/** Whether a link `pc` is of a project that is begun and not removed. */
export const isBegun = sql`pc.project_state <> 'removed' and not pc.project_is_draft`;

/** Counters of a reach: project 0 sums up all projects of a contractor. */
export const isCounted = (reach: Reach, alias: string): Sql => {
  const [contractor, project] = [sql.ref(`${alias}.contractor_id`), sql.ref(`${alias}.project_id`)];
  const whole = sql`(${contractor} = any (${idArray(reach.companyIds)}) and ${project} = 0)`;
  return reach.projects.length === 0
    ? whole
    : sql`(${whole} or (${contractor}, ${project}) in (select * from ${reachedProjects(reach)} r (company_id, project_id)))`;
};
