// Conflicts of a schedule, saved or not, with the others of its unit.
import type { Tx } from "../../../platform/database/transaction.ts";
import type { Keyed } from "../rules/acceptance.ts";
import { defaultConflicts } from "../rules/conflict-table.ts";
import {
  type ConflictRule,
  conflictKey,
  defaultRules,
  effectiveRules,
  findConflicts,
  type Occupation,
  signatureOf,
} from "../rules/conflicts.ts";
import { activityNames, ownRules, schedulesInUnit } from "../store/conflicts.ts";

/** The table of a contractor: the platform's lines, replaced by its own. */
export const rulesOf = async (tx: Tx, contractorId: number): Promise<readonly ConflictRule[]> =>
  effectiveRules(defaultRules(defaultConflicts, await activityNames(tx, contractorId)), await ownRules(tx, contractorId));

type Input = { readonly contractorId: number; readonly facilityId: number; readonly own: Occupation };
/** For a decision, lock the unit before. */
export const loadConflicts = async (tx: Tx, { contractorId, facilityId, own }: Input): Promise<readonly Keyed[]> => {
  const others = await schedulesInUnit(tx, { contractorId, facilityId, startsAt: own.startsAt, overAt: own.overAt });
  const found = findConflicts(own, others, await rulesOf(tx, contractorId));
  return found.map((conflict) => ({ ...conflict, key: conflictKey(own, conflict), signature: signatureOf(own, conflict) }));
};
