import { type RawBuilder, sql } from "kysely";
import type { Reach } from "../../../platform/access/scope.ts";

type Sql = RawBuilder<unknown>;

/** Predicate on rows with a company and a project: whole companies, or single projects of them. */
export const reached = ({ companyIds, projects }: Reach, { company, project }: { readonly company: Sql; readonly project: Sql }): Sql => {
  const companies = projects.map(({ companyId }) => companyId);
  const ids = projects.map(({ projectId }) => projectId);
  return sql`(${company} = any (${[...companyIds]}::bigint[])
    or (${company}, ${project}) in (select * from unnest(${companies}::bigint[], ${ids}::bigint[])))`;
};
