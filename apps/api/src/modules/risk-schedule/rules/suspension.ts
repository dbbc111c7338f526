// Causes of suspension: which a schedule should have, and the difference from those that it has.
import type { SuspensionCause } from "@emdia/contract/risk-schedule/vocabulary.ts";
import type { IsoDay } from "../../../kernel/dates.ts";
import { type Minute, startOfDay } from "../../../kernel/minutes.ts";
import type { CompetenceAnswer } from "./competence.ts";
import type { Span } from "./span.ts";

/** `workerId` is null for a cause of the whole schedule. */
type Key = { readonly workerId: number | null; readonly reason: SuspensionCause; readonly note: string | null };
/** `day`: the known first day of the cause; null if it holds already. */
export type WantedCause = Key & { readonly day: IsoDay | null };
export type StoredCause = Key & { readonly holdsFrom: Minute };

/** The part of the span that is still ahead: a cause of its past part does not suspend. */
export const remainingSpan = ({ startsAt, overAt }: Span, now: Minute): Span => ({
  startsAt: startsAt < now && now < overAt ? now : startsAt,
  overAt,
});

type Team = readonly { readonly workerId: number; readonly answer: CompetenceAnswer }[];
type OfSchedule = { readonly lostActivities: readonly string[]; readonly hasOpenConflict: boolean };
const none: OfSchedule = { lostActivities: [], hasOpenConflict: false };
/** Causes by the competence of the team, by the names of activities that the project no longer has, and by a conflict that is not accepted. */
export const wantedCauses = (team: Team, { lostActivities, hasOpenConflict }: OfSchedule = none): readonly WantedCause[] => [
  ...team.flatMap(({ workerId, answer }) => answer.lines.map(({ reason, note, since }) => ({ workerId, reason, note, day: since }))),
  ...lostActivities.map((name) => ({ workerId: null, reason: "activity_removed" as const, note: name, day: null })),
  ...(hasOpenConflict ? [{ workerId: null, reason: "conflict" as const, note: null, day: null }] : []),
];

const keyOf = ({ workerId, reason, note }: Key): string => JSON.stringify([workerId, reason, note]);

/** A cause with a known day holds from that day on; another one since it was found. */
const momentOf = ({ day }: WantedCause, stored: StoredCause | undefined, now: Minute): Minute => {
  if (day !== null) return startOfDay(day);
  return stored !== undefined && stored.holdsFrom <= now ? stored.holdsFrom : now;
};

const resumption = (now: Minute): StoredCause => ({ workerId: null, reason: "revalidation", note: null, holdsFrom: now });
const isResumption = ({ reason }: Key): boolean => reason === "revalidation";

export type Settlement = {
  readonly added: readonly StoredCause[];
  readonly ended: readonly StoredCause[];
  /** Causes whose moment changed. */
  readonly moved: readonly StoredCause[];
  /** The earliest moment of a cause; null without one. The list compares it with the clock. */
  readonly suspendedFrom: Minute | null;
};
type Clock = { readonly now: Minute; readonly hasStarted: boolean };

/** Once per key, at its earliest moment. */
const once = (wanted: readonly WantedCause[], stored: readonly StoredCause[], now: Minute): readonly StoredCause[] => {
  const known = new Map(stored.map((cause) => [keyOf(cause), cause]));
  const found = wanted.map((cause) => ({
    workerId: cause.workerId,
    reason: cause.reason,
    note: cause.note,
    holdsFrom: momentOf(cause, known.get(keyOf(cause)), now),
  }));
  const latestFirst = found.toSorted((one, other) => other.holdsFrom.localeCompare(one.holdsFrom));
  return [...new Map(latestFirst.map((cause) => [keyOf(cause), cause])).values()];
};

/**
 * What changes. If a cause that held ends after the start, the schedule stays suspended until a user revalidates it; before the start its end
 * restores the schedule.
 */
export const settleCauses = (stored: readonly StoredCause[], wanted: readonly WantedCause[], { now, hasStarted }: Clock): Settlement => {
  const present = once(wanted, stored, now);
  const kept = new Set(present.map(keyOf));
  const gone = stored.filter((cause) => !isResumption(cause) && !kept.has(keyOf(cause)));
  const waiting = stored.filter((cause) => isResumption(cause) && hasStarted);
  const resumes = hasStarted && waiting.length === 0 && gone.some(({ holdsFrom }) => holdsFrom <= now) ? [resumption(now)] : [];
  const before = new Map(stored.map((cause) => [keyOf(cause), cause.holdsFrom]));
  const all = [...present, ...waiting, ...resumes];
  return {
    added: [...present.filter((cause) => !before.has(keyOf(cause))), ...resumes],
    ended: [...gone, ...stored.filter((cause) => isResumption(cause) && !hasStarted)],
    moved: present.filter((cause) => before.has(keyOf(cause)) && before.get(keyOf(cause)) !== cause.holdsFrom),
    suspendedFrom: all.map(({ holdsFrom }) => holdsFrom).toSorted()[0] ?? null,
  };
};
