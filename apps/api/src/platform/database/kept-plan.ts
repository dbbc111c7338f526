import { createHash } from "node:crypto";
import { type RawBuilder, sql } from "kysely";

const MARK = "/* kept plan */ ";

/**
 * Says of a statement that its connection keeps its plan: to plan it anew takes longer than to run it. Its plan must be good whatever is
 * asked of it, and it must be spelled in few ways, because each connection keeps one for each spelling.
 */
export const reusePlan = <T>(statement: RawBuilder<T>): RawBuilder<T> => sql<T>`${sql.raw(MARK)}${statement}`;

const names = new Map<string, string>();
/** By which name a connection knows a statement whose plan it keeps; none where it plans it anew. */
export const keptAs = (text: unknown): string | undefined => {
  if (typeof text !== "string" || !text.startsWith(MARK)) return undefined;
  const known = names.get(text);
  if (known) return known;
  const name = `kept_${createHash("sha256").update(text).digest("hex").slice(0, 24)}`;
  names.set(text, name);
  return name;
};
