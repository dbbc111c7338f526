import { PLATFORM_OWNER } from "@emdia/contract/catalogue/vocabulary.ts";
import { type RawBuilder, sql } from "kysely";
import type { VisibleCatalogues } from "../policy.ts";

/** Row filter: the owner column is a visible catalogue. */
export const isVisible = (owner: RawBuilder<unknown>, { contractorIds, worksFor }: VisibleCatalogues): RawBuilder<boolean> => {
  const { companyIds, projects } = worksFor;
  return sql<boolean>`(${owner} = ${PLATFORM_OWNER} or ${owner} = any (${contractorIds}::bigint[])
    or exists (select from project_company pc where pc.contractor_id = ${owner} and pc.provider_id = any (${companyIds}::bigint[]))
    or exists (select from project_company pc
      join unnest(${projects.map(({ companyId }) => companyId)}::bigint[], ${projects.map(({ projectId }) => projectId)}::bigint[])
        own (company_id, project_id) on own.company_id = pc.provider_id and own.project_id = pc.project_id
      where pc.contractor_id = ${owner}))`;
};

/** Filter by name without accents. */
export const nameContains = (name: RawBuilder<unknown>, words: string | undefined): RawBuilder<boolean> =>
  words === undefined ? sql<boolean>`true` : sql<boolean>`strpos(plain_text(${name}), plain_text(${words})) > 0`;
