// Decides the automatic schedules of one unit: which are made, changed, removed or skipped. Planning the result again changes nothing.
import type { AutomaticSkipReason } from "@emdia/contract/risk-schedule/automatic.ts";
import { RISK_TEAM_MAX } from "@emdia/contract/risk-schedule/limits.ts";
import { isConfinedSpace } from "../activity.ts";
import { type ConflictRule, findConflicts, type Occupation, signatureOf } from "../conflicts.ts";
import { overlap, type Span } from "../span.ts";
import type { Place, WantedSchedule } from "./wanted-schedules.ts";

export type AutomaticState = "planned" | "taken_over" | "removed";
export type StoredAutomatic = Place &
  Span & {
    readonly id: number;
    readonly key: string;
    readonly state: AutomaticState;
    readonly isCancelled: boolean;
    readonly workerIds: readonly number[];
  };
export type WorkerBooking = Span & { readonly departmentId: number };
export type PlacedSchedule = WantedSchedule & { readonly place: Place };

export type UnitFacts = {
  readonly wanted: readonly PlacedSchedule[];
  /** Automatic schedules with a key of `wanted`, and those in the unit that no unit wants. */
  readonly stored: readonly StoredAutomatic[];
  /** All schedules in the unit. */
  readonly occupations: readonly Occupation[];
  /** Bookings of the workers by schedules that this decision does not change. */
  readonly bookings: ReadonlyMap<number, readonly WorkerBooking[]>;
  readonly rules: readonly ConflictRule[];
  /** Signatures of conflicts that a user accepted. */
  readonly accepted: ReadonlySet<string>;
};
export type AutomaticSkip = {
  readonly schedule: WantedSchedule;
  readonly reason: AutomaticSkipReason;
  /** The activity of the other schedule, for a forbidden conflict. */
  readonly otherActivityId: number | null;
  readonly workerIds: readonly number[];
};
export type Planned = {
  readonly schedule: PlacedSchedule;
  readonly workerIds: readonly number[];
  /** The schedule as it is stored; undefined if it is new. */
  readonly stored: StoredAutomatic | undefined;
  readonly hasConflict: boolean;
};
export type UnitPlan = {
  readonly removed: readonly StoredAutomatic[];
  /** New and changed schedules. */
  readonly planned: readonly Planned[];
  readonly skips: readonly AutomaticSkip[];
};

const isLive = (stored: StoredAutomatic | undefined): stored is StoredAutomatic => stored?.state === "planned" && !stored.isCancelled;
/** Of a user, or cancelled with its project. Runs leave it. */
const isSettled = (stored: StoredAutomatic | undefined): boolean =>
  stored !== undefined && (stored.state === "taken_over" || (stored.state === "planned" && stored.isCancelled));

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
type Answer = { readonly planned: Planned | null; readonly skip: AutomaticSkip | null };
const decide = (
  { rules, accepted }: UnitFacts,
  decided: Decided,
  { schedule, stored, at, candidates }: Choice & { readonly candidates: readonly number[] },
): Answer => {
  const fault = teamFault(schedule);
  if (fault) return { planned: null, skip: skip(schedule, fault) };
  const workerIds = freeAmong(decided, schedule, candidates);
  if (workerIds.length === 0) return { planned: null, skip: null };
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
  if (forbidden) return { planned: null, skip: skip(schedule, "forbidden", { otherActivityId: forbidden.otherActivityId }) };
  decided.occupied.push(own);
  book(decided, schedule, workerIds);
  return { planned: { schedule, workerIds, stored, hasConflict: conflicts.length > 0 }, skip: null };
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
  const inPlace = choices.filter(({ schedule, stored }) => isLive(stored) && staysInPlace(schedule, stored));
  for (const choice of inPlace) {
    const candidates = choice.schedule.workerIds.filter((id) => choice.stored?.workerIds.includes(id));
    const answer = decide(facts, decided, { ...choice, candidates });
    if (answer.planned || answer.skip) answers.set(choice.schedule.key, answer);
  }
  const settled = [...answers.values()].flatMap(({ planned }) => planned ?? []);
  const moving = choices.filter(({ schedule, stored }) => !answers.has(schedule.key) && isLive(stored));
  const fresh = choices.filter(({ schedule, stored }) => !answers.has(schedule.key) && !isLive(stored));
  for (const choice of [...moving, ...fresh])
    answers.set(choice.schedule.key, decide(facts, decided, { ...choice, candidates: choice.schedule.workerIds }));
  for (const planned of settled) answers.set(planned.schedule.key, { planned: completed(decided, planned), skip: null });
  return answers;
};

const skipsOf = (schedule: PlacedSchedule, { planned, skip: known }: Answer): readonly AutomaticSkip[] => {
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
    .filter((choice) => !isSettled(choice.stored));
  const answers = decideAll(facts, decided, choices);
  const planned = [...answers.values()].flatMap((answer) => answer.planned ?? []);
  const kept = new Set(planned.map(({ schedule }) => schedule.key));
  return {
    removed: live.filter(({ key }) => !kept.has(key)),
    planned: planned.filter(isChange),
    skips: choices.flatMap(({ schedule }) => skipsOf(schedule, answers.get(schedule.key) ?? { planned: null, skip: null })),
  };
};
