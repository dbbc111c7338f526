import type { PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/transaction.ts";

type Place = { readonly contractorId: number; readonly projectId: number; readonly providerIds: readonly number[] | "all" };
type Statuses = {
  readonly settled: readonly PendencyStatus[];
  readonly inReview: readonly PendencyStatus[];
  readonly expired: PendencyStatus;
};
type Row = {
  readonly providerId: number;
  readonly settled: number;
  readonly total: number;
  readonly expired: number;
  readonly inReview: number;
};

/** Active pendencies per supplier of a project: the counters plus the deltas that are not folded yet. */
export const figuresBySupplier = async (
  tx: Tx,
  { contractorId, projectId, providerIds }: Place,
  { settled, inReview, expired }: Statuses,
): Promise<readonly Row[]> => {
  const place = sql`contractor_id = ${contractorId} and project_id = ${projectId} and ${
    providerIds === "all" ? sql`provider_id > 0` : sql`provider_id = any (${[...providerIds]}::bigint[])`
  }`;
  const { rows } = await sql<Row>`with known as (
      select provider_id, status, total from pendency_count where ${place}
      union all select provider_id, status, change from pendency_delta where ${place})
    select provider_id as "providerId", sum(total)::integer as total,
      coalesce(sum(total) filter (where status = any (${[...settled]}::text[])), 0)::integer as settled,
      coalesce(sum(total) filter (where status = ${expired}), 0)::integer as expired,
      coalesce(sum(total) filter (where status = any (${[...inReview]}::text[])), 0)::integer as "inReview"
    from known group by provider_id having sum(total) > 0`.execute(tx);
  return rows;
};
