// Conflicts within a save: refused, or written with their acceptance.
import type { RiskScheduleChange, RiskScheduleInput } from "@emdia/contract/risk-schedule/schedule.ts";
import { accept, type Outcome, refuse } from "../../../kernel/outcome.ts";
import { rememberAll } from "../../../platform/history/history.ts";
import type { Planner } from "../planner.ts";
import { mayOn, type Owned } from "../policy.ts";
import { acceptConflicts, type Keyed } from "../rules/acceptance.ts";
import { type Occupation, signatureOf } from "../rules/conflicts.ts";
import type { Checked } from "../schedules/check-schedule.ts";
import {
  activityNames,
  areaNames,
  conflictRows,
  deleteConflictsExcept,
  lockUnits,
  queueConflictJob,
  writeAcceptances,
  writeConflicts,
} from "../store/conflicts.ts";
import { loadConflicts } from "./load-conflicts.ts";
import { presentConflicts } from "./present-conflicts.ts";

type Input = {
  readonly owned: Owned;
  /** Undefined for a new schedule. */
  readonly id?: number;
  readonly input: RiskScheduleInput | RiskScheduleChange;
  readonly checked: Checked;
  /** The unit that a change leaves. */
  readonly formerFacilityId?: number;
};
type Refused = "risk_schedule.conflict_open" | "risk_schedule.conflict_forbidden" | "risk_schedule.conflict_reason_missing";
export type Decided = { readonly own: Occupation; readonly conflicts: readonly Keyed[]; readonly acceptedNow: readonly Keyed[] };

/** Locks the unit, so that of two saves at the same time the later one finds the earlier one. */
export const decideConflicts = async (
  scope: Planner,
  { owned, id, input, checked, formerFacilityId = input.facilityId }: Input,
): Promise<Outcome<Decided, Refused>> => {
  const { contractorId } = owned;
  await lockUnits(scope.tx, contractorId, [input.facilityId, formerFacilityId]);
  const own = {
    ...checked.span,
    id: id ?? 0,
    departmentId: input.departmentId,
    activityIds: input.riskActivityIds,
    people: input.employees.length,
  };
  const conflicts = await loadConflicts(scope.tx, { contractorId, facilityId: input.facilityId, own });
  const stored = id === undefined ? [] : await conflictRows(scope.tx, { contractorId, id });
  const decided = acceptConflicts(conflicts, {
    accepted: input.acceptedConflicts,
    before: new Set(stored.filter(({ acceptedAt }) => acceptedAt !== null).map(({ signature }) => signature)),
    mayAcceptForbidden: mayOn(scope, "accept_risk_conflict", owned),
  });
  if (decided.ok) return accept({ own, conflicts, acceptedNow: decided.value });
  return refuse(decided.code, {
    ...(decided.details as object),
    conflicts: await presentConflicts(scope, { contractorId, conflicts, stored }),
  });
};

type Saved = Decided & { readonly owned: Owned; readonly id: number; readonly input: Input["input"] };

/** One entry per conflict that was accepted now. Its reason is a row of the contractor only. */
const recordAcceptances = async (scope: Planner, { owned, id, acceptedNow }: Saved): Promise<void> => {
  if (acceptedNow.length === 0) return;
  const { contractorId, providerId } = owned;
  const activities = new Map((await activityNames(scope.tx, contractorId)).map(({ id: activityId, name }) => [activityId, name]));
  const areas = await areaNames(
    scope.tx,
    contractorId,
    acceptedNow.map(({ other }) => other.departmentId),
  );
  const about = { kind: "risk_schedule", id };
  await rememberAll(
    scope,
    acceptedNow.map(({ level, otherActivityId, ownActivityId, other }) => ({
      ownerId: contractorId,
      providerId,
      about,
      subject: { ...about, name: activities.get(ownActivityId) ?? null },
      action: "risk_schedule.conflict_accepted",
      change: { field: level, from: null, to: `${activities.get(otherActivityId)} · ${areas.get(other.departmentId)}` },
    })),
  );
};

/** Writes the rows of this schedule. A job of the contractor writes those of the other sides. */
export const saveConflicts = async (scope: Planner, saved: Saved): Promise<void> => {
  const { tx, now, account } = scope;
  const { owned, id, own, conflicts, acceptedNow, input } = saved;
  const { contractorId } = owned;
  await deleteConflictsExcept(tx, { contractorId, id }, { otherIds: conflicts.map(({ other }) => other.id), bothSides: false });
  await writeConflicts(
    tx,
    contractorId,
    conflicts.map((conflict) => ({
      scheduleId: id,
      otherId: conflict.other.id,
      level: conflict.level,
      scope: conflict.scope,
      ownActivityId: conflict.ownActivityId,
      otherActivityId: conflict.otherActivityId,
      signature: signatureOf({ ...own, id }, conflict),
      acceptedAt: now,
    })),
  );
  const reasons = new Map(input.acceptedConflicts.map(({ key, reason }) => [key, reason]));
  const forbidden = acceptedNow.filter(({ level }) => level === "forbidden");
  await writeAcceptances(tx, contractorId, {
    now,
    account,
    accepted: forbidden.map(({ key, signature }) => ({ signature, reason: reasons.get(key) ?? "" })),
  });
  await recordAcceptances(scope, saved);
  await queueConflictJob(tx, { job: "schedules.settle-conflicts", contractorId, id });
};
