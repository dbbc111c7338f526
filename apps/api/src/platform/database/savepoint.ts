import { sql } from "kysely";
import { isRefusal } from "../../kernel/outcome.ts";
import type { Tx } from "./transaction.ts";

/** A part of the request's transaction that leaves nothing behind when it is refused, and lets the rest go on. */
export const inSavepoint = async <T>(tx: Tx, work: () => Promise<T>): Promise<T> => {
  await sql`savepoint part`.execute(tx);
  const answer = await work();
  await (isRefusal(answer) ? sql`rollback to savepoint part` : sql`release savepoint part`).execute(tx);
  return answer;
};
