// Enqueues reconcile jobs of changed facts.
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/transaction.ts";

/** Facts outside a single project that demand documents. */
export const facts = ["workers", "kinds of work", "people kept out", "dangers", "trainings", "figures"] as const;
/**
 * Changed facts. `ownerId` is the supplier for kinds of work, the contractor for restricted people, and the owner for dangers; the other
 * facts need only their ids.
 */
export type ChangedFacts = { readonly fact: (typeof facts)[number]; readonly ownerId: number; readonly ids: readonly number[] };

/**
 * Enqueues reconcile jobs for at most `atOnce` affected projects with an id above `behind`. Returns the last id, or null when all are
 * enqueued.
 */
export const enqueueAffectedProjects = async (
  tx: Tx,
  { fact, ownerId, ids }: ChangedFacts,
  { behind, atOnce }: { readonly behind: number; readonly atOnce: number },
): Promise<number | null> => {
  const { rows } = await sql<{ last: number | null }>`
    select reconcile_reached(${fact}, ${ownerId}, ${[...ids]}::bigint[], ${behind}, ${atOnce}) as last`.execute(tx);
  return rows[0]?.last ?? null;
};
