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

/** What a job may reach. The connection of the worker itself sees every company, and is never among it. */
export type JobContext = Around & {
  /** A transaction that sees what one company sees. */
  readonly inScopeOf: <T>(ownerId: number, work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** One that sees what several see together, as somebody does who stands in all of them. */
  readonly inScopeOfAll: <T>(ownerIds: readonly number[], work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** One that sees what is a person's own, before or beside any company. */
  readonly inScopeOfAccount: <T>(accountId: number, work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** A transaction that sees what everybody may see. */
  readonly publicly: InTransaction;
};
/** What work across all companies may reach: only rows that a policy of the sweeping role lets through. */
export type SweepContext = Around & {
  readonly sweep: InTransaction;
  /** Where the bytes are that rows name. */
  readonly files?: FileStore | undefined;
};

/** A use case that refuses has changed nothing, in a job as in a request. */
const carryOut = async <T>(pool: pg.Pool, opening: string, work: (tx: Tx) => Promise<T>): Promise<T> => {
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
  inScopeOf: (ownerId, work) => carryOut(pool, jobOpening(ownerId), work),
  inScopeOfAll: (ownerIds, work) => carryOut(pool, jobOpening(...ownerIds), work),
  inScopeOfAccount: (accountId, work) => carryOut(pool, accountOpening(accountId), work),
  publicly: (work) => carryOut(pool, publicOpening(), work),
});

export const sweepContext = (pool: pg.Pool, around: Omit<SweepContext, "sweep">): SweepContext => ({
  ...around,
  sweep: (work) => carryOut(pool, publicOpening(), work),
});
