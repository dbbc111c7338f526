// Decides the automatic schedules of one unit: which are made, changed, removed or skipped. Planning the result again changes nothing.
import type { AutomaticSkipReason } from "@emdia/contract/risk-schedule/automatic.ts";
import { RISK_TEAM_MAX } from "@emdia/contract/risk-schedule/limits.ts";
import { isConfinedSpace } from "../activity.ts";
import { findConflicts, type Occupation, signatureOf } from "../conflicts.ts";
import { overlap } from "../span.ts";
import type { AutomaticSkip, PlacedSchedule, Planned, StoredAutomatic, UnitFacts, UnitPlan, WorkerBooking } from "./unit-facts.ts";
import type { WantedSchedule } from "./wanted-schedules.ts";

const isLive = (stored: StoredAutomatic | undefined): stored is StoredAutomatic => stored?.state === "planned";

export const staysInPlace = ({ place, startsAt, overAt }: PlacedSchedule, stored: StoredAutomatic): boolean =>
  stored.facilityId === place.facilityId &&
  stored.departmentId === place.departmentId &&
  stored.startsAt === startsAt &&
  stored.overAt === overAt;

/** Both in the order of the ids. */
const sameWorkers = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id, at) => id === other[at]);

const skip = (
  schedule: WantedSchedule,
  reason: AutomaticSkipReason,
  over: Partial<Pick<AutomaticSkip, "otherActivityId" | "workerIds">> = {},
): AutomaticSkip => ({ schedule, reason, otherActivityId: null, workerIds: [], ...over });

/** A run knows no parts of workers, so a user plans confined spaces. */
const teamFault = ({ activity, workerIds }: WantedSchedule): AutomaticSkipReason | null => {
  if (isConfinedSpace(activity)) return "team_incomplete";
  return workerIds.length > RISK_TEAM_MAX ? "team_too_large" : null;
};

type Decided = { readonly occupied: Occupation[]; readonly bookings: Map<number, readonly WorkerBooking[]> };
const freeAmong = ({ bookings }: Decided, schedule: PlacedSchedule, workerIds: readonly number[]): readonly number[] =>
  workerIds.filter(
    (id) => !(bookings.get(id) ?? []).some((booking) => booking.departmentId !== schedule.place.departmentId && overlap(booking, schedule)),
  );
const book = ({ bookings }: Decided, { place, startsAt, overAt }: PlacedSchedule, workerIds: readonly number[]): void => {
  for (const id of workerIds) bookings.set(id, [...(bookings.get(id) ?? []), { departmentId: place.departmentId, startsAt, overAt }]);
};

type Choice = { readonly schedule: PlacedSchedule; readonly stored: StoredAutomatic | undefined; readonly at: number };
type Answer = { readonly schedule: PlacedSchedule; readonly planned: Planned | null; readonly skip: AutomaticSkip | null };
const decide = (
  { rules, accepted }: UnitFacts,
  decided: Decided,
  { schedule, stored, at, candidates }: Choice & { readonly candidates: readonly number[] },
): Answer => {
  const fault = teamFault(schedule);
  if (fault) return { schedule, planned: null, skip: skip(schedule, fault) };
  const workerIds = freeAmong(decided, schedule, candidates);
  if (workerIds.length === 0) return { schedule, planned: null, skip: null };
  const own: Occupation = {
    // Negative for a new schedule, because 0 would be the same schedule as another new one.
    id: stored?.id ?? -1 - at,
    departmentId: schedule.place.departmentId,
    activityIds: [schedule.activity.id],
    people: workerIds.length,
    startsAt: schedule.startsAt,
    overAt: schedule.overAt,
  };
  const conflicts = findConflicts(own, decided.occupied, rules);
  const forbidden = conflicts.find((conflict) => conflict.level === "forbidden" && !accepted.has(signatureOf(own, conflict)));
  if (forbidden) return { schedule, planned: null, skip: skip(schedule, "forbidden", { otherActivityId: forbidden.otherActivityId }) };
  decided.occupied.push(own);
  book(decided, schedule, workerIds);
  return { schedule, planned: { schedule, workerIds, stored, hasConflict: conflicts.length > 0 }, skip: null };
};

/** Adds the workers that the schedule wants and that no other one has taken. */
const completed = (decided: Decided, planned: Planned): Planned => {
  const { schedule } = planned;
  const missing = schedule.workerIds.filter((id) => !planned.workerIds.includes(id));
  const added = freeAmong(decided, schedule, missing);
  book(decided, schedule, added);
  return { ...planned, workerIds: schedule.workerIds.filter((id) => planned.workerIds.includes(id) || added.includes(id)) };
};

/**
 * What exists wins over what is new, or a second plan would differ: schedules that stay in place with their workers are decided first, then
 * those that move and new ones, and new workers of the first last.
 */
const decideAll = (facts: UnitFacts, decided: Decided, choices: readonly Choice[]): ReadonlyMap<string, Answer> => {
  const answers = new Map<string, Answer>();
  for (const choice of choices) {
    const { schedule, stored } = choice;
    if (!isLive(stored) || !staysInPlace(schedule, stored)) continue;
    const candidates = schedule.workerIds.filter((id) => stored.workerIds.includes(id));
    const answer = decide(facts, decided, { ...choice, candidates });
    if (answer.planned || answer.skip) answers.set(choice.schedule.key, answer);
  }
  const settled = [...answers.values()].flatMap(({ planned }) => planned ?? []);
  const moving = choices.filter(({ schedule, stored }) => !answers.has(schedule.key) && isLive(stored));
  const fresh = choices.filter(({ schedule, stored }) => !answers.has(schedule.key) && !isLive(stored));
  for (const choice of [...moving, ...fresh])
    answers.set(choice.schedule.key, decide(facts, decided, { ...choice, candidates: choice.schedule.workerIds }));
  for (const planned of settled)
    answers.set(planned.schedule.key, { schedule: planned.schedule, planned: completed(decided, planned), skip: null });
  return answers;
};

const skipsOf = ({ schedule, planned, skip: known }: Answer): readonly AutomaticSkip[] => {
  if (known) return [known];
  const booked = schedule.workerIds.filter((id) => !planned?.workerIds.includes(id));
  return booked.length === 0 ? [] : [skip(schedule, "double_booked", { workerIds: booked })];
};

const isChange = ({ schedule, workerIds, stored }: Planned): boolean =>
  !isLive(stored) || !staysInPlace(schedule, stored) || !sameWorkers(workerIds, stored.workerIds);

export const planUnit = (facts: UnitFacts): UnitPlan => {
  const stored = new Map(facts.stored.map((one) => [one.key, one]));
  const live = facts.stored.filter(isLive);
  const managed = new Set(live.map(({ id }) => id));
  const decided = { occupied: facts.occupations.filter(({ id }) => !managed.has(id)), bookings: new Map(facts.bookings) };
  const choices = facts.wanted
    .map((schedule, at) => ({ schedule, stored: stored.get(schedule.key), at }))
    .filter((choice) => choice.stored?.state !== "taken_over");
  const answers = decideAll(facts, decided, choices);
  const planned = [...answers.values()].flatMap((answer) => answer.planned ?? []);
  const kept = new Set(planned.map(({ schedule }) => schedule.key));
  return {
    removed: live.filter(({ key }) => !kept.has(key)),
    planned: planned.filter(isChange),
    skips: [...answers.values()].flatMap(skipsOf),
  };
};
