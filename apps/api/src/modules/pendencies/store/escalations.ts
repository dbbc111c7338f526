import type { PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import { sql } from "kysely";
import type { IsoDay } from "../../../kernel/dates.ts";
import type { Tx } from "../../../platform/database/transaction.ts";

type Batch = {
  readonly contractorId: number;
  readonly statuses: readonly PendencyStatus[];
  readonly today: IsoDay;
  readonly now: Date;
  readonly atMost: number;
};
/** Writes the notices of the next reviews that were due before today, and returns the number of reviews. */
export const escalateReviews = async (tx: Tx, { contractorId, statuses, today, now, atMost }: Batch): Promise<number> => {
  const { rows } = await sql<{ late: number }>`select escalate_reviews(${contractorId}, ${[...statuses]}::text[], ${today}::date, ${now},
    ${atMost}) as late`.execute(tx);
  return rows[0]?.late ?? 0;
};
