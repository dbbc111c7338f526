import { type RawBuilder, sql } from "kysely";
import type { Branch } from "../../pendencies/index.ts";

const ids = (values: readonly number[]) => sql`${[...values]}::bigint[]`;
const ownerOf = { contractor: sql`p.contractor_id`, provider: sql`p.provider_id` } as const;

/** Row filter of pendencies `p`: one condition per branch. */
export const isVisiblePendency = (branches: readonly Branch[]): RawBuilder<boolean> =>
  branches.length === 0
    ? sql`false`
    : sql`(${sql.join(
        branches.map(
          ({ side, companyIds, projectIds }) =>
            sql`(${ownerOf[side]} = any (${ids(companyIds)}) ${projectIds === "all" ? sql`` : sql`and p.project_id = any (${ids(projectIds)})`})`,
        ),
        sql` or `,
      )})`;
