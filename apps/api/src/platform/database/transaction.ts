import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { begin, type OpenedTransaction } from "./begin.ts";
import type { Database } from "./tables.gen.ts";

/** Query builder for stores: one transaction, typed by the tables. */
export type Tx = Kysely<Database>;
type Ask = OpenedTransaction["ask"];

export type Transaction = {
  readonly tx: Tx;
  /** The row of the opening statement. Calling it opens the transaction. */
  readonly opening: () => Promise<pg.QueryResultRow | undefined>;
  readonly commit: () => Promise<void>;
  readonly rollback: () => Promise<void>;
};
type Rules = {
  /** Throws if the transaction must not begin now. */
  readonly mayBegin?: () => void;
};

/** Gives Kysely a fake pool that always returns the connection of this transaction. */
const speakThrough = (pool: pg.Pool, ready: () => Promise<Ask>): Tx => {
  const connect = async () => {
    const ask = await ready();
    return { query: (...asked: readonly unknown[]) => ask(asked), release: () => undefined };
  };
  const given = { connect, end: async () => undefined, Client: pg.Client, options: pool.options };
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: given as unknown as pg.Pool }) });
};

/**
 * A transaction that begins with its first query. `opening` is sent as text together with `begin`, so it may contain only checked numbers
 * and identifiers.
 */
export const openTransaction = (pool: pg.Pool, opening: string, { mayBegin }: Rules = {}): Transaction => {
  let begun: Promise<OpenedTransaction> | undefined;
  let ended = false;
  const ensureBegun = () => {
    if (ended) throw new Error("this transaction has ended: nothing may be asked of it any more");
    if (!begun) mayBegin?.();
    begun ??= begin(pool, opening);
    return begun;
  };
  const finish = async (statement: "commit" | "rollback") => {
    if (ended) return;
    ended = true;
    const own = await begun?.catch(() => undefined);
    const hasOpened = await own?.opened.then(
      () => true,
      () => false,
    );
    if (hasOpened) await own?.finish(statement);
  };
  return {
    tx: speakThrough(pool, async () => (await ensureBegun()).ask),
    opening: async () => (await ensureBegun()).opened,
    commit: () => finish("commit"),
    rollback: () => finish("rollback"),
  };
};

/** Runs work in a transaction: commits on success, rolls back on an error. */
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

/** An error of a statement leaves the connection usable; any other error means that the connection is lost. */
const isOfStatement = (error: unknown): boolean => error instanceof pg.DatabaseError && error.severity === "ERROR";

/**
 * Runs one statement with autocommit, in one round trip. No settings of row-level security apply: the statement calls a function that
 * checks access itself, or reads no row.
 */
export const inOneStatement = async <T>(pool: pg.Pool, work: (tx: Tx) => Promise<T>): Promise<T> => {
  let isAsked = false;
  const ask = async (asked: readonly unknown[]) => {
    if (isAsked) throw new Error("nothing more is asked here: the first statement is kept already");
    isAsked = true;
    const client = await pool.connect();
    const query = client.query.bind(client) as (...asked: readonly unknown[]) => Promise<unknown>;
    try {
      const answer = await query(...asked);
      client.release();
      return answer;
    } catch (error) {
      client.release(!isOfStatement(error));
      throw error;
    }
  };
  return work(speakThrough(pool, async () => ask));
};
