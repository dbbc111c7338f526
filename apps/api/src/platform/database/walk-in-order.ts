import { type RawBuilder, sql } from "kysely";
import type { Tx } from "./transaction.ts";

const may = (are: "on" | "off") =>
  sql`select set_config('enable_sort', ${are}, true), set_config('enable_bitmapscan', ${are}, true), set_config('enable_hashjoin', ${are}, true)`;

/**
 * Runs a statement that walks through an index in its order until a page is full. The policy that says whose rows may be read makes the
 * planner expect few of them, so that it would rather read them all and sort them: it is not let.
 */
export const walkInOrder = async <Row>(tx: Tx, statement: RawBuilder<Row>): Promise<readonly Row[]> => {
  const [, { rows }] = await Promise.all([may("off").execute(tx), statement.execute(tx), may("on").execute(tx)]);
  return rows;
};
