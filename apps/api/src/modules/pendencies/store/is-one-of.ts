import { sql } from "kysely";
import type { Sql } from "./pendency-rows.ts";

const written = new WeakMap<readonly number[], string>();
/** Hundreds of ids are written once, however often what is asked names them. */
export const listOfIds = (ids: readonly number[]): Sql => {
  const known = written.get(ids) ?? `{${ids.join(",")}}`;
  written.set(ids, known);
  return sql`${known}::bigint[]`;
};

/**
 * Each row is looked up in a table of these ids. Said shorter, an index would be asked for all that they have, or their rows be joined; and a
 * plan that is kept would compare a row with one id after the other.
 */
export const isOneOf = (column: Sql, ids: readonly number[]): Sql => sql`coalesce(${column} in (select unnest(${listOfIds(ids)})), false)`;
