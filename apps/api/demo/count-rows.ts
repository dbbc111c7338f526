import { sql } from "kysely";
import type { Tx } from "../src/platform/database/transaction.ts";

/** Updates planner statistics: autovacuum does not see uncommitted rows, and plans for empty tables take five times as long. */
export const countRows = (tx: Tx) => sql`analyze`.execute(tx);
