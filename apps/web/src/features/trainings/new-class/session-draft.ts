// Sessions in the form of a class.
import { newKey } from "../../../shared/api/new-key.ts";
import { daysAfter } from "../../../shared/days/months-after.ts";
import { isTime } from "../../../shared/days/typed-time.ts";

export type SessionDraft = { readonly key: string; readonly day: string; readonly start: string; readonly end: string };
export type SessionFault = "sessionIncomplete" | "sessionReversed" | "sessionsOverlap";

export const newSession = (): SessionDraft => ({ key: newKey(), day: "", start: "", end: "" });
/** The same times on the next day. */
export const nextDayOf = ({ day, start, end }: SessionDraft): SessionDraft => ({ key: newKey(), day: daysAfter(day, 1), start, end });

const isWhole = ({ day, start, end }: SessionDraft): boolean => day !== "" && isTime(start) && isTime(end);
const startOf = ({ day, start }: SessionDraft): string => `${day} ${start}`;

/** Whether the first session begins before `now`, such as `2026-03-10 08:00` in São Paulo. */
export const isPast = (sessions: readonly SessionDraft[], now: string): boolean =>
  sessions.some((session) => isWhole(session) && startOf(session) < now);

const overlap = (sessions: readonly SessionDraft[]): boolean => {
  const ordered = sessions.toSorted((one, other) => (startOf(one) < startOf(other) ? -1 : 1));
  return ordered.some((session, at) => {
    const next = ordered[at + 1];
    return next !== undefined && startOf(next) < `${session.day} ${session.end}`;
  });
};

export const sessionFault = (sessions: readonly SessionDraft[]): SessionFault | undefined => {
  if (sessions.length === 0 || !sessions.every(isWhole)) return "sessionIncomplete";
  if (sessions.some(({ start, end }) => end <= start)) return "sessionReversed";
  return overlap(sessions) ? "sessionsOverlap" : undefined;
};
