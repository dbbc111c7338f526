import { sql } from "kysely";
import * as z from "zod/mini";
import { module } from "../../apps/api/src/platform/http/handler.ts";
import { Id } from "../../packages/contract/src/list.ts";
import { projectStates } from "../../packages/contract/src/projects/routes.ts";
import { routes } from "../../packages/contract/src/route.ts";

/** Primary keys of twenty existing rows. */
export type FloorKeys = { readonly contractorId: number; readonly ids: readonly number[] };

const FloorRow = z.object({
  id: Id,
  companyId: Id,
  name: z.string(),
  contract: z.nullable(z.string()),
  scope: z.nullable(z.string()),
  startDate: z.nullable(z.string()),
  endDate: z.nullable(z.string()),
  state: z.enum(projectStates),
  providerCount: z.int(),
});
export type FloorRow = z.output<typeof FloorRow>;
export const FloorAnswer = z.object({ results: z.array(FloorRow) });

export const FLOOR_COLUMNS = `p.id, p.contractor_id as "companyId", p.name, p.contract_number as contract, p.scope,
  p.start_date as "startDate", p.end_date as "endDate", p.state, p.provider_count as "providerCount"`;

const floorRoutes = routes({
  "GET /bench/floor": { permission: "see_projects", summary: "Twenty projects by primary key", answer: FloorAnswer },
});

/** The minimal list route: session, scope, permission, transaction and serialization. */
export const floorModule = ({ contractorId, ids }: FloorKeys) =>
  module("bench", floorRoutes, {
    "GET /bench/floor": async ({ tx }) => {
      const { rows: results } = await sql<FloorRow>`
        select ${sql.raw(FLOOR_COLUMNS)} from project p where p.contractor_id = ${contractorId} and p.id = any (${ids}::bigint[])`.execute(
        tx,
      );
      return { results };
    },
  });
