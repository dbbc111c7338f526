import { sql } from "kysely";
import { isRefusal } from "../../kernel/outcome.ts";
import type { Tx } from "./transaction.ts";

/** Runs a part of the request's transaction in a savepoint: a refusal rolls back only this part. */
export const inSavepoint = async <T>(tx: Tx, work: () => Promise<T>): Promise<T> => {
  await sql`savepoint part`.execute(tx);
  const answer = await work();
  await (isRefusal(answer) ? sql`rollback to savepoint part` : sql`release savepoint part`).execute(tx);
  return answer;
};
