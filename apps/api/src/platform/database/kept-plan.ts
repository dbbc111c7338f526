import { createHash } from "node:crypto";
import { type RawBuilder, sql } from "kysely";

const MARK = "/* kept plan */ ";

/**
 * Runs the statement as a named prepared statement with a generic plan. Use it only if one plan is good for all parameters and the
 * statement has few texts: each connection caches one plan per text.
 */
export const reusePlan = <T>(statement: RawBuilder<T>): RawBuilder<T> => sql<T>`${sql.raw(MARK)}${statement}`;

const names = new Map<string, string>();
/** Name of the prepared statement, or undefined if the statement is not marked for plan reuse. */
export const keptAs = (text: unknown): string | undefined => {
  if (typeof text !== "string" || !text.startsWith(MARK)) return undefined;
  const known = names.get(text);
  if (known) return known;
  const name = `kept_${createHash("sha256").update(text).digest("hex").slice(0, 24)}`;
  names.set(text, name);
  return name;
};
