// Rules that depend on the status of a participant.
import type { ParticipantStatus } from "@emdia/contract/trainings/vocabulary.ts";
import { attendancePercent } from "./sessions.ts";

const withoutResult: readonly ParticipantStatus[] = ["enrolled", "present", "absent"];

/** Whether the participant has no result yet. An approval of all includes these participants. */
export const hasNoResult = (status: ParticipantStatus): boolean => withoutResult.includes(status);

type Participant = { readonly status: ParticipantStatus; readonly attended: readonly number[] };
/** Attendance in percent; null for an enrolled participant without a recorded session. */
export const attendanceOf = (sessions: Parameters<typeof attendancePercent>[0], { status, attended }: Participant): number | null =>
  status === "enrolled" && attended.length === 0 ? null : attendancePercent(sessions, attended);

type Actor = { readonly isFinished: boolean; readonly mayWithdraw: boolean };
/** Whether the result may change. An approval of a class that has ended is changed only by users who may withdraw it. */
export const isChangeable = (status: ParticipantStatus, { isFinished, mayWithdraw }: Actor): boolean => {
  if (status === "removed") return false;
  return status !== "approved" || !isFinished || mayWithdraw;
};
