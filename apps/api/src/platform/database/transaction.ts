import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { type Begun, begin } from "./begin.ts";
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
type Rules = {
  /** Throws where beginning would be a mistake. */
  readonly mayBegin?: () => void;
  /** It is asked one thing and no more, so that its commit does not wait for the answer. */
  readonly isOneStatement?: boolean;
};

/** Kysely believes that it takes connections from a pool; it always gets the one of this transaction. */
const poolOfOne = (pool: pg.Pool, begun: () => Promise<Begun>) => ({
  connect: async () => {
    const { ask } = await begun();
    return { query: (...asked: readonly unknown[]) => ask(asked), release: () => undefined };
  },
  end: async () => undefined,
  Client: pg.Client,
  options: pool.options,
});

/**
 * A transaction that begins with its first query. `opening` is run in the same message as `begin`, as text: whoever builds
 * it puts nothing into it but numbers and identifiers that were checked.
 */
export const openTransaction = (pool: pg.Pool, opening: string, { mayBegin, isOneStatement = false }: Rules = {}): Transaction => {
  let begun: Promise<Begun> | undefined;
  let ended = false;
  const ensureBegun = () => {
    if (ended) throw new Error("this transaction has ended: nothing may be asked of it any more");
    if (!begun) mayBegin?.();
    begun ??= begin(pool, { opening, isOneStatement });
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
  const dialect = new PostgresDialect({ pool: poolOfOne(pool, async () => ensureBegun()) as unknown as pg.Pool });
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
