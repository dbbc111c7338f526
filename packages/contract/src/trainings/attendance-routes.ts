// Attendance by phone: the classes of today, the roster of a class, and the readings of badges and names.
import * as z from "zod/mini";
import { BulkLine } from "../bulk-line.ts";
import { Day, Id, list, paging, queryId } from "../list.ts";
import { routes } from "../route.ts";
import { ATTENDANCE_READINGS_PER_REQUEST_MAX } from "./limits.ts";

const SessionToday = z.object({ id: Id, start: z.string(), end: z.string(), place: z.string() });

export const ClassToday = z.object({
  id: Id,
  companyId: Id,
  companyName: z.string(),
  name: z.string(),
  place: z.string(),
  /** Participants that are not removed. */
  taken: z.int(),
  /** Sessions of today, in their order. */
  sessions: z.array(SessionToday),
});
export type ClassToday = z.output<typeof ClassToday>;

export const RosterParticipant = z.object({
  /** The wire's `trainingClassEmployeeId`. */
  id: Id,
  name: z.string(),
  providerName: z.string(),
  /** SHA-256 of the code of the valid badge, as hexadecimal text; null without a badge. */
  badgeHash: z.nullable(z.string()),
  /** Sessions of today that the participant attended. */
  attendedSessions: z.array(Id),
});
export type RosterParticipant = z.output<typeof RosterParticipant>;

export const ClassRoster = z.object({ day: Day, participants: z.array(RosterParticipant) });
export type ClassRoster = z.output<typeof ClassRoster>;

const Reading = z.object({ trainingClassEmployeeId: Id, sessionId: Id });
const notSeen = ["training_class.not_found", "permission.missing"] as const;

export const trainingAttendanceRoutes = routes({
  "GET /integrations/training-classes/today": {
    permission: "update_training_class_employees_status",
    summary: "Lists classes of the contractor with a session today, to record the attendance by phone",
    query: z.object({ ...paging(), id: z.optional(queryId) }),
    answer: list(ClassToday),
  },
  "GET /integrations/{companyId}/training-classes/{id}/attendance": {
    permission: "update_training_class_employees_status",
    summary: "Returns the roster of a class with a session today: names and hashes of badges",
    answer: ClassRoster,
    refusals: [...notSeen, "training_class.cancelled", "training_class.not_today"],
  },
  "POST /integrations/{companyId}/training-classes/{id}/attendance": {
    permission: "update_training_class_employees_status",
    summary: "Records readings, one result per reading in their order; a repeated reading changes nothing",
    body: z.object({ readings: z.array(Reading).check(z.minLength(1), z.maxLength(ATTENDANCE_READINGS_PER_REQUEST_MAX)) }),
    /** `id` is the participant of the reading. */
    answer: z.object({ results: z.array(BulkLine) }),
    refusals: [...notSeen, "training_class.cancelled"],
  },
});
