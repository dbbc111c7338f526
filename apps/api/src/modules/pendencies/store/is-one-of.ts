import { sql } from "kysely";
import type { Sql } from "./pendency-rows.ts";

/**
 * Each row is looked up in a table of these ids. Said shorter, an index would be asked for all that they have, or their rows be joined; and a
 * plan that is kept would compare a row with one id after the other.
 */
export const isOneOf = (column: Sql, ids: readonly number[]): Sql =>
  sql`coalesce(${column} in (select unnest(${[...ids]}::bigint[])), false)`;
