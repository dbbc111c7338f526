import type { RiskConflict } from "@emdia/contract/risk-schedule/conflict.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { loadConflicts } from "../conflicts/load-conflicts.ts";
import { presentConflicts } from "../conflicts/present-conflicts.ts";
import { conflictRows } from "../store/conflicts.ts";
import type { Draft } from "./draft-schedule.ts";

/** Conflicts that the schedule of the form would have; none while unit and area are not chosen. */
export const draftConflicts = async (scope: Scope, draft: Draft): Promise<RiskConflict[]> => {
  const { id = 0, owned, span, facilityId, departmentId, activities, team } = draft;
  if (facilityId === undefined || departmentId === undefined) return [];
  const { contractorId } = owned;
  const own = { ...span, id, departmentId, activityIds: activities.map((activity) => activity.id), people: team.size };
  const conflicts = await loadConflicts(scope.tx, { contractorId, facilityId, own });
  return presentConflicts(scope, { contractorId, conflicts, stored: id === 0 ? [] : await conflictRows(scope.tx, { contractorId, id }) });
};
