import type { RiskConflict } from "@emdia/contract/risk-schedule/conflict.ts";
import { momentOf } from "../../../kernel/minutes.ts";
import type { Planner } from "../planner.ts";
import { whichSchedules } from "../policy.ts";
import type { Keyed } from "../rules/acceptance.ts";
import { acceptancesOf, activityNames, areaNames, type ConflictRow, seenAmong } from "../store/conflicts.ts";

/** Stored rows of the schedule; an acceptance counts while its signature is that of the conflict. */
type Stored = readonly Pick<ConflictRow, "signature" | "acceptedAt">[];
type Input = { readonly contractorId: number; readonly conflicts: readonly Keyed[]; readonly stored?: Stored };

/** Names supplier and project of the other schedule only to users who see it. Reason and person of an acceptance are rows of the contractor. */
export const presentConflicts = async (scope: Planner, { contractorId, conflicts, stored = [] }: Input): Promise<RiskConflict[]> => {
  if (conflicts.length === 0) return [];
  const { tx, language } = scope;
  const seen = await seenAmong(tx, whichSchedules(scope), conflicts);
  const activities = new Map((await activityNames(tx, contractorId)).map(({ id, name }) => [id, name]));
  const areas = await areaNames(
    tx,
    contractorId,
    conflicts.map(({ other }) => other.departmentId),
  );
  const reasons = new Map(
    (
      await acceptancesOf(
        tx,
        contractorId,
        conflicts.map(({ signature }) => signature),
      )
    ).map((row) => [row.signature, row]),
  );
  const accepted = new Map(stored.map(({ signature, acceptedAt }) => [signature, acceptedAt]));
  const activity = (id: number) => ({ id, name: activities.get(id) ?? "" });
  return conflicts.map(({ key, signature, level, scope: where, ownActivityId, otherActivityId, measures, other }) => {
    const acceptedAt = accepted.get(signature) ?? null;
    const named = seen.get(other.id);
    return {
      key,
      level,
      scope: where,
      ownActivity: activity(ownActivityId),
      otherActivity: activity(otherActivityId),
      measures: typeof measures === "string" ? measures : measures[language],
      other: {
        id: named?.id ?? null,
        providerName: named?.providerName ?? null,
        projectName: named?.projectName ?? null,
        departmentName: areas.get(other.departmentId) ?? "",
        start: momentOf(other.startsAt),
        end: momentOf(other.overAt),
        employeeCount: other.people,
      },
      accepted:
        acceptedAt === null
          ? null
          : { at: acceptedAt.toISOString(), by: reasons.get(signature)?.by ?? null, reason: reasons.get(signature)?.reason ?? null },
    };
  });
};
