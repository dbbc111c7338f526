import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Database } from "./tables.gen.ts";

/** What stores speak through: queries of one transaction, typed by the tables. */
export type Tx = Kysely<Database>;

export type Transaction = {
  readonly tx: Tx;
  /** What the opening statement answered; asking for it opens the transaction. */
  readonly opening: () => Promise<pg.QueryResultRow | undefined>;
  readonly commit: () => Promise<void>;
  readonly rollback: () => Promise<void>;
};
type Begun = { readonly client: pg.PoolClient; readonly opened: pg.QueryResultRow | undefined };

/** `begin` and the settings of row-level security travel together, so that a request pays one round trip for both. */
const begin = async (pool: pg.Pool, opening: string): Promise<Begun> => {
  const client = await pool.connect();
  try {
    const results: unknown = await client.query(`begin; ${opening}`);
    const last = Array.isArray(results) ? (results.at(-1) as pg.QueryResult) : undefined;
    return { client, opened: last?.rows[0] };
  } catch (error) {
    client.release(error instanceof Error ? error : true);
    throw error;
  }
};

/** Kysely believes that it takes connections from a pool; it always gets the one of this transaction. */
const poolOfOne = (pool: pg.Pool, client: () => Promise<pg.PoolClient>) => ({
  connect: async () => {
    const { query } = await client().then((own) => ({ query: own.query.bind(own) }));
    return { query, release: () => undefined };
  },
  end: async () => undefined,
  Client: pg.Client,
  options: pool.options,
});

/**
 * A transaction that begins with its first query. `opening` is run in the same message as `begin`, as text: whoever builds
 * it puts nothing into it but numbers and identifiers that were checked. `mayBegin` throws where beginning would be a mistake.
 */
export const openTransaction = (pool: pg.Pool, opening: string, mayBegin: () => void = () => undefined): Transaction => {
  let begun: Promise<Begun> | undefined;
  let ended = false;
  const ensureBegun = () => {
    if (ended) throw new Error("this transaction has ended: nothing may be asked of it any more");
    if (!begun) mayBegin();
    begun ??= begin(pool, opening);
    return begun;
  };
  const finish = async (statement: "commit" | "rollback") => {
    if (ended) return;
    ended = true;
    const { client } = (await begun?.catch(() => undefined)) ?? {};
    if (!client) return;
    const finished = await client.query(statement).catch((error: unknown) => {
      client.release(error instanceof Error ? error : true);
      if (statement === "commit") throw error;
    });
    if (!finished) return;
    client.release();
    // PostgreSQL answers the commit of a transaction in which a statement failed by undoing it.
    if (statement === "commit" && finished.command !== "COMMIT")
      throw new Error("what this transaction wrote was undone: a statement in it had failed");
  };
  const dialect = new PostgresDialect({ pool: poolOfOne(pool, async () => (await ensureBegun()).client) as unknown as pg.Pool });
  return {
    tx: new Kysely<Database>({ dialect }),
    opening: async () => (await ensureBegun()).opened,
    commit: () => finish("commit"),
    rollback: () => finish("rollback"),
  };
};

/** A transaction of its own, committed when the work succeeds. */
export const inTransaction = async <T>(transaction: Transaction, work: (tx: Tx) => Promise<T>): Promise<T> => {
  try {
    const result = await work(transaction.tx);
    await transaction.commit();
    return result;
  } catch (error) {
    await transaction.rollback();
    throw error;
  }
};
