import type pg from "pg";
import type { Logger } from "pino";
import { isRefusal } from "../../kernel/outcome.ts";
import { accountOpening, jobOpening, publicOpening } from "../access/openings.ts";
import type { Clock } from "../clock/clock.ts";
import { openTransaction, type Tx } from "../database/transaction.ts";
import type { FileStore } from "../files/file-store.ts";

export type JobLog = Pick<Logger, "debug" | "info" | "warn" | "error" | "child">;
export type JobPools = { readonly app: pg.Pool; readonly sweep: pg.Pool };
type InTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
type Around = { readonly clock: Clock; readonly log: JobLog };

/** Access of a job to the database: only scoped transactions, because the connection of the worker itself bypasses row-level security. */
export type JobContext = Around & {
  /** Transaction with the rows of one company. */
  readonly inScopeOf: <T>(ownerId: number, work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** Transaction with the rows of several companies, like those of a user who is a member of all. */
  readonly inScopeOfAll: <T>(ownerIds: readonly number[], work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** Transaction with the own rows of an account, without a company. */
  readonly inScopeOfAccount: <T>(accountId: number, work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** Transaction with public rows only. */
  readonly publicly: InTransaction;
};
/** Access of a sweep: the rows of all companies that the policies of the sweep role allow. */
export type SweepContext = Around & {
  readonly sweep: InTransaction;
  /** The file store, for sweeps over files. */
  readonly files?: FileStore | undefined;
};

/** Commits, or rolls back when the work throws or returns a refusal, as for a request. */
const runInTransaction = async <T>(pool: pg.Pool, opening: string, work: (tx: Tx) => Promise<T>): Promise<T> => {
  const transaction = openTransaction(pool, opening);
  const answer = await work(transaction.tx).catch(async (error) => {
    await transaction.rollback();
    throw error;
  });
  await (isRefusal(answer) ? transaction.rollback() : transaction.commit());
  return answer;
};

export const jobContext = (pool: pg.Pool, around: Around): JobContext => ({
  ...around,
  inScopeOf: (ownerId, work) => runInTransaction(pool, jobOpening(ownerId), work),
  inScopeOfAll: (ownerIds, work) => runInTransaction(pool, jobOpening(...ownerIds), work),
  inScopeOfAccount: (accountId, work) => runInTransaction(pool, accountOpening(accountId), work),
  publicly: (work) => runInTransaction(pool, publicOpening(), work),
});

export const sweepContext = (pool: pg.Pool, around: Omit<SweepContext, "sweep">): SweepContext => ({
  ...around,
  sweep: (work) => runInTransaction(pool, publicOpening(), work),
});
