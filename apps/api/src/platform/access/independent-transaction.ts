import type pg from "pg";
import { openPool } from "../database/database.ts";
import { inOneStatement, inTransaction, openTransaction } from "../database/transaction.ts";
import { accountOpening, publicOpening } from "./openings.ts";
import type { PublicScope } from "./scope.ts";

const SHARE = 0.25;
const AT_LEAST = 2;

/**
 * Separate pool for transactions that commit independently of the request. With the main pool, requests that use one connection and wait
 * for a second could exhaust it and deadlock.
 */
export const openIndependentPool = ({ options }: pg.Pool, onLost: (error: Error) => void): pg.Pool =>
  openPool({ url: options.connectionString ?? "", max: Math.max(AT_LEAST, Math.ceil(options.max * SHARE)), onLost });

export type Apart = Pick<PublicScope, "inIndependentTransaction" | "inOneStatement">;
export type IndependentTransactions = {
  readonly apart: Apart;
  /** Throws while an independent transaction runs: a request that waits for the main pool from there could deadlock the two pools. */
  readonly mayBegin: () => void;
  /** Whether an independent transaction has run. Its changes remain even if the request fails. */
  readonly hasStoodApart: () => boolean;
};

/** Runs the independent transactions of one request and tracks them. */
export const beside = (pool: pg.Pool): IndependentTransactions => {
  let running = 0;
  let hasRun = false;
  const tracked = async <T>(work: () => Promise<T>): Promise<T> => {
    running += 1;
    hasRun = true;
    return work().finally(() => {
      running -= 1;
    });
  };
  return {
    apart: {
      inIndependentTransaction: (accountId, work) => {
        const opening = accountId === null ? publicOpening() : accountOpening(accountId);
        return tracked(() => inTransaction(openTransaction(pool, opening), work));
      },
      inOneStatement: (work) => tracked(() => inOneStatement(pool, work)),
    },
    mayBegin: () => {
      if (running > 0)
        throw new Error("the transaction of a request begins before or after the work that stands apart from it, not during it");
    },
    hasStoodApart: () => hasRun,
  };
};
