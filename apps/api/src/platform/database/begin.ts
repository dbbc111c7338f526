import type pg from "pg";
import { walksInOrder } from "./force-index-order.ts";
import { keptAs } from "./kept-plan.ts";

/** One connection from `begin` to `commit` or `rollback`. */
export type OpenedTransaction = {
  readonly opened: Promise<pg.QueryResultRow | undefined>;
  readonly ask: (asked: readonly unknown[]) => Promise<unknown>;
  /** Commits or rolls back, and releases the connection. */
  readonly finish: (statement: "commit" | "rollback") => Promise<void>;
};

const asError = (error: unknown): Error | true => (error instanceof Error ? error : true);

/** Marks a rejection as handled, because the caller may await the promise later. */
const sent = <T>(answer: Promise<T>): Promise<T> => {
  answer.catch(() => undefined);
  return answer;
};

const lastRow = (results: unknown): pg.QueryResultRow | undefined =>
  Array.isArray(results) ? (results.at(-1) as pg.QueryResult).rows[0] : undefined;

/** Writes an array of numbers as a PostgreSQL literal. The driver would check each of thousands of elements for quoting. */
const written = (value: unknown): unknown =>
  Array.isArray(value) && value.every((one) => typeof one === "number") ? `{${value.join(",")}}` : value;

type Query = (...asked: readonly unknown[]) => Promise<pg.QueryResult>;
type Planning = { readonly isKept: boolean; readonly inOrder: boolean };
const KEPT = ["plan_cache_mode = force_generic_plan"];
const IN_ORDER = ["enable_sort = off", "enable_bitmapscan = off", "enable_hashjoin = off"];
const set = (settings: readonly string[], are: boolean): readonly string[] =>
  settings.map((setting) => `set local ${are ? setting : `${setting.split(" ")[0]} to default`}`);
/**
 * Sends the planner settings that differ from those of the previous statement. A statement without a mark resets them to the defaults, so
 * that PostgreSQL plans it for its parameters.
 */
const planning = (query: Query) => {
  let now: Planning = { isKept: false, inOrder: false };
  return (next: Planning): void => {
    const changes = [
      ...(next.isKept === now.isKept ? [] : set(KEPT, next.isKept)),
      ...(next.inOrder === now.inOrder ? [] : set(IN_ORDER, next.inOrder)),
    ];
    now = next;
    if (changes.length > 0) sent(query(changes.join("; ")));
  };
};

type Speaker = pg.PoolClient & Pick<pg.Client, "connection">;
/** Corks the socket so that all messages of `ask` leave in one system call. */
const withCorkedSocket = <T>({ connection: { stream } }: Speaker, ask: () => T): T => {
  stream.cork();
  try {
    return ask();
  } finally {
    stream.uncork();
  }
};

/** Opens a transaction. Resolves as soon as the next statement may be sent: with pipelining, before PostgreSQL answers. */
export const begin = async (pool: pg.Pool, opening: string): Promise<OpenedTransaction> => {
  const client = (await pool.connect()) as Speaker;
  const query = client.query.bind(client) as Query;
  /** Sends `begin` and the settings of row-level security together, in one round trip. */
  const opened = sent(query(`begin; ${opening}`).then(lastRow));
  opened.catch((error: unknown) => client.release(asError(error)));

  const plan = planning(query);
  const ask = async ([text, values, ...rest]: readonly unknown[]) => {
    const asked = [text, Array.isArray(values) ? values.map(written) : values, ...rest];
    const name = keptAs(text);
    const answer = withCorkedSocket(client, () => {
      plan({ isKept: name !== undefined, inOrder: walksInOrder(text) });
      return sent(name === undefined ? query(...asked) : query({ name, text, values: asked[1] }));
    });
    await opened; // awaited first: a failed opening explains the failure better than the statement behind it
    return answer;
  };
  const finish = async (statement: "commit" | "rollback") => {
    const finished = await query(statement).catch((error: unknown) => {
      client.release(asError(error));
      if (statement === "commit") throw error;
    });
    if (!finished) return;
    client.release();
    if (statement === "commit" && finished.command !== "COMMIT")
      throw new Error("what this transaction wrote was undone: a statement in it had failed");
  };
  return { opened, ask, finish };
};
