import type pg from "pg";
import { openPool } from "../database/database.ts";
import { inOneStatement, inTransaction, openTransaction } from "../database/transaction.ts";
import { accountOpening, publicOpening } from "./openings.ts";
import type { PublicScope } from "./scope.ts";

const SHARE = 0.25;
const AT_LEAST = 2;

/**
 * Connections for work that commits on its own while its request may hold one already. They lie beside the pool and not in it: a burst
 * of requests that each hold one and wait for a second would otherwise wait for each other for ever.
 */
export const openIndependentPool = ({ options }: pg.Pool, onLost: (error: Error) => void): pg.Pool =>
  openPool({ url: options.connectionString ?? "", max: Math.max(AT_LEAST, Math.ceil(options.max * SHARE)), onLost });

export type Apart = Pick<PublicScope, "inIndependentTransaction" | "inOneStatement">;
export type IndependentTransactions = {
  readonly apart: Apart;
  /** Throws while work stands apart: who waits for the pool from there would close the circle again, the other way round. */
  readonly mayBegin: () => void;
  /** Whether anything has been done apart: it stays, whatever becomes of the request. */
  readonly hasStoodApart: () => boolean;
};

/** What one request does apart from its own transaction. */
export const beside = (pool: pg.Pool): IndependentTransactions => {
  let running = 0;
  let hasStood = false;
  const standing = async <T>(work: () => Promise<T>): Promise<T> => {
    running += 1;
    hasStood = true;
    return work().finally(() => {
      running -= 1;
    });
  };
  return {
    apart: {
      inIndependentTransaction: (accountId, work) => {
        const opening = accountId === null ? publicOpening() : accountOpening(accountId);
        return standing(() => inTransaction(openTransaction(pool, opening), work));
      },
      inOneStatement: (work) => standing(() => inOneStatement(pool, work)),
    },
    mayBegin: () => {
      if (running > 0)
        throw new Error("the transaction of a request begins before or after the work that stands apart from it, not during it");
    },
    hasStoodApart: () => hasStood,
  };
};
