import { sql } from "kysely";
import type { Tx } from "../../../platform/database/transaction.ts";

/** What somebody's documents follow from, beside the facts of one project. */
export const facts = ["workers", "kinds of work", "people kept out", "dangers", "trainings", "figures"] as const;
/** Facts that changed; whose they are is the supplier of a kind of work, the contractor that keeps people out, or who calls it a danger; of the others their ids say it. */
export type ChangedFacts = { readonly fact: (typeof facts)[number]; readonly ownerId: number; readonly ids: readonly number[] };

/** Asks for the rule wherever they reach, in so many projects behind one; tells the last of them, or nothing when that was all. */
export const enqueueAffectedProjects = async (
  tx: Tx,
  { fact, ownerId, ids }: ChangedFacts,
  { behind, atOnce }: { readonly behind: number; readonly atOnce: number },
): Promise<number | null> => {
  const { rows } = await sql<{ last: number | null }>`
    select reconcile_reached(${fact}, ${ownerId}, ${[...ids]}::bigint[], ${behind}, ${atOnce}) as last`.execute(tx);
  return rows[0]?.last ?? null;
};
