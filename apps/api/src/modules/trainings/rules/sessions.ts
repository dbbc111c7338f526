// Sessions of a class: order, overlaps and the span of the class.
export type SessionTimes = { readonly day: string; readonly start: string; readonly end: string };

/** Start of a session as a local timestamp. */
export const startOf = ({ day, start }: SessionTimes): string => `${day} ${start}:00`;
const end = (session: SessionTimes): string => `${session.day} ${session.end}:00`;

export const inOrder = <S extends SessionTimes>(sessions: readonly S[]): readonly S[] =>
  sessions.toSorted((one, other) => (startOf(one) < startOf(other) ? -1 : 1));

/** Whether two sessions are at the same time. One that begins when another ends does not overlap it. */
export const overlap = (sessions: readonly SessionTimes[]): boolean => {
  const ordered = inOrder(sessions);
  return ordered.some((session, at) => {
    const next = ordered[at + 1];
    return next !== undefined && startOf(next) < end(session);
  });
};

/** Start of the first session and end of the last one. */
export const spanOf = (sessions: readonly [SessionTimes, ...SessionTimes[]]): { readonly startsAt: string; readonly endsAt: string } => {
  const [first, ...others] = sessions;
  let [startsAt, endsAt] = [startOf(first), end(first)];
  for (const session of others) {
    if (startOf(session) < startsAt) startsAt = startOf(session);
    if (end(session) > endsAt) endsAt = end(session);
  }
  return { startsAt, endsAt };
};

const MINUTES_PER_HOUR = 60;
const minuteOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * MINUTES_PER_HOUR + minutes;
};
export const minutesOf = (session: Pick<SessionTimes, "start" | "end">): number => minuteOf(session.end) - minuteOf(session.start);

const PERCENT = 100;
type Attended = Pick<SessionTimes, "start" | "end"> & { readonly id: number };
/** Percentage of the time of all sessions that the attended ones took, rounded down: 99.6 % is not full attendance. */
export const attendancePercent = (sessions: readonly Attended[], attended: readonly number[]): number => {
  const total = sessions.reduce((sum, session) => sum + minutesOf(session), 0);
  const present = sessions.filter(({ id }) => attended.includes(id)).reduce((sum, session) => sum + minutesOf(session), 0);
  return total === 0 ? 0 : Math.floor((present * PERCENT) / total);
};
