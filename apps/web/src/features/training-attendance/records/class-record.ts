// Record of one class in this browser: the roster of today, readings that wait for the network, and refused readings.
import type { BulkLine } from "@emdia/contract/bulk-line.ts";
import type { ClassRoster, ClassToday } from "@emdia/contract/trainings/attendance-routes.ts";
import { ATTENDANCE_READINGS_PER_REQUEST_MAX } from "@emdia/contract/trainings/limits.ts";

/** Presence of a participant in a session. */
export type Reading = { readonly participantId: number; readonly sessionId: number; readonly name: string };
export type Reason = Pick<BulkLine, "code" | "message" | "details">;
export type RefusedReading = Reading & Reason;
export type ClassRecord = {
  readonly training: ClassToday;
  /** In memory only. Null before it was read and after the class was closed. */
  readonly roster: ClassRoster | null;
  readonly waiting: readonly Reading[];
  readonly refused: readonly RefusedReading[];
};

const keyOf = ({ participantId, sessionId }: Reading): string => `${participantId} ${sessionId}`;

export const withRoster = (record: ClassRecord | undefined, training: ClassToday, roster: ClassRoster): ClassRecord => ({
  waiting: record?.waiting ?? [],
  refused: record?.refused ?? [],
  training,
  roster,
});

/** A reading that waits already is not added again. */
export const withReading = (record: ClassRecord, reading: Reading): ClassRecord =>
  record.waiting.some((one) => keyOf(one) === keyOf(reading)) ? record : { ...record, waiting: [...record.waiting, reading] };

/** Readings of the next request. */
export const batchOf = ({ waiting }: ClassRecord): readonly Reading[] => waiting.slice(0, ATTENDANCE_READINGS_PER_REQUEST_MAX);

const withAttendance = (roster: ClassRoster, saved: readonly Reading[]): ClassRoster => {
  const sessions = Map.groupBy(saved, ({ participantId }) => participantId);
  const participants = roster.participants.map((one) => {
    const added = sessions.get(one.id)?.map(({ sessionId }) => sessionId) ?? [];
    return added.length === 0 ? one : { ...one, attendedSessions: [...new Set([...one.attendedSessions, ...added])] };
  });
  return { ...roster, participants };
};

/** The record after a batch was answered line by line. Readings that were added meanwhile wait on. */
export const afterAnswer = (record: ClassRecord, batch: readonly Reading[], lines: readonly (Reason & Pick<BulkLine, "done">)[]) => {
  const sent = new Set(batch.map(keyOf));
  const saved = batch.filter((_, at) => lines[at]?.done);
  const refused = batch.flatMap((reading, at) => {
    const line = lines[at];
    return line && !line.done ? [{ ...reading, code: line.code, message: line.message, details: line.details }] : [];
  });
  return {
    ...record,
    roster: record.roster && withAttendance(record.roster, saved),
    waiting: record.waiting.filter((one) => !sent.has(keyOf(one))),
    refused: [...record.refused, ...refused],
  };
};

/** The record after the server refused the class, for example because it was cancelled. */
export const afterRefusal = (record: ClassRecord, reason: Reason): ClassRecord => ({
  ...record,
  waiting: [],
  refused: [...record.refused, ...record.waiting.map((reading) => ({ ...reading, ...reason }))],
});

/** What remains when the class is not open: the roster stays while readings wait, so that the class opens without network. */
export const afterClose = (record: ClassRecord): ClassRecord | undefined => {
  if (record.waiting.length > 0) return record;
  return record.refused.length > 0 ? { ...record, roster: null } : undefined;
};

/** What is stored: readings with their names. The roster stays in memory, so that it is gone with the page. */
export const storedPart = (record: ClassRecord | undefined): ClassRecord | undefined =>
  record && record.waiting.length + record.refused.length > 0 ? { ...record, roster: null } : undefined;

/** The record in memory with what is stored, which another tab may have changed. */
export const withStored = (memory: ClassRecord | undefined, stored: ClassRecord | undefined): ClassRecord | undefined => {
  if (stored) return { ...stored, roster: memory?.roster ?? null };
  return memory && { ...memory, waiting: [], refused: [] };
};

/** Participants who attended a session, by whether the server knows. */
export const attendanceIn = ({ roster, waiting }: ClassRecord, session: number): ReadonlyMap<number, "saved" | "waiting"> =>
  new Map([
    ...waiting.filter(({ sessionId }) => sessionId === session).map(({ participantId }) => [participantId, "waiting"] as const),
    ...(roster?.participants ?? [])
      .filter(({ attendedSessions }) => attendedSessions.includes(session))
      .map(({ id }) => [id, "saved"] as const),
  ]);
