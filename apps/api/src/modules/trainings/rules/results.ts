// Decides a change of one participant: attendance, score and result.
import type { ParticipantStatus } from "@emdia/contract/trainings/vocabulary.ts";
import type { IsoDay } from "../../../kernel/dates.ts";
import { accept, type Outcome, refuse } from "../../../kernel/outcome.ts";
import { attendancePercent } from "./sessions.ts";

export type Participant = {
  readonly status: ParticipantStatus;
  readonly scoreTenths: number | null;
  readonly attended: readonly number[];
  readonly enrolledById: number | null;
  readonly enrolledSide: "contractor" | "provider";
  readonly admissionDate: IsoDay;
};
export type ResultInput = {
  readonly status?: Exclude<ParticipantStatus, "removed"> | undefined;
  readonly scoreTenths?: number | null | undefined;
  readonly attended?: readonly number[] | undefined;
  readonly reason?: string | undefined;
};
export type Conditions = {
  readonly sessions: readonly { readonly id: number; readonly day: IsoDay; readonly start: string; readonly end: string }[];
  readonly isFinished: boolean;
  readonly hasTest: boolean;
  readonly minimumScoreTenths: number | null;
  readonly minimumAttendance: number;
};
export type Actor = {
  readonly accountId: number;
  readonly mayStatus: boolean;
  readonly mayScore: boolean;
  /** Whether the user may withdraw an approval after the class has ended. */
  readonly mayWithdraw: boolean;
};
export type Result = Pick<Participant, "status" | "scoreTenths" | "attended">;
type Refused =
  | "permission.missing"
  | "training_participant.not_found"
  | "training_participant.locked"
  | "training_participant.before_admission"
  | "training_participant.own_enrolment"
  | "training_participant.attendance_too_low"
  | "training_participant.score_too_low"
  | "training_participant.score_missing"
  | "training_participant.without_test";

/** What an approval of these results lacks. Without a test no score is compared. */
export const lackedBy = (
  { attended, scoreTenths }: Omit<Result, "status">,
  conditions: Conditions,
): readonly ("attendance" | "score")[] => {
  const { hasTest, minimumScoreTenths, minimumAttendance, sessions } = conditions;
  const lacksScore = hasTest && (scoreTenths === null || scoreTenths < (minimumScoreTenths ?? 0));
  return [
    ...(attendancePercent(sessions, attended) < minimumAttendance ? ["attendance" as const] : []),
    ...(lacksScore ? ["score" as const] : []),
  ];
};

const refusalOf = (result: Omit<Result, "status">, conditions: Conditions) => {
  const [first] = lackedBy(result, conditions);
  if (first === "attendance")
    return refuse("training_participant.attendance_too_low", {
      attendance: attendancePercent(conditions.sessions, result.attended),
      minimum: conditions.minimumAttendance,
    });
  if (first === undefined) return undefined;
  return result.scoreTenths === null
    ? refuse("training_participant.score_missing")
    : refuse("training_participant.score_too_low", { score: result.scoreTenths, minimum: conditions.minimumScoreTenths });
};

/** Attendance after the change: present means all sessions unless the request names them, absent means none. */
const attendedAfter = (stored: Participant, { status, attended }: ResultInput, { sessions }: Conditions): readonly number[] => {
  if (attended) return sessions.map(({ id }) => id).filter((id) => attended.includes(id));
  if (status === "present") return sessions.map(({ id }) => id);
  return status === "absent" ? [] : stored.attended;
};

/** Whether the change adds a session from before the admission of the worker. */
const isBeforeAdmission = (stored: Participant, attended: readonly number[], { sessions }: Conditions): boolean =>
  sessions.some(({ id, day }) => attended.includes(id) && !stored.attended.includes(id) && day < stored.admissionDate);

const statusAfter = (
  stored: Participant,
  change: ResultInput,
  { attended, isFinished }: { attended: readonly number[]; isFinished: boolean },
) => {
  if (change.status) return change.status;
  if (!change.attended || stored.status === "approved" || stored.status === "failed") return stored.status;
  if (attended.length > 0) return "present";
  return isFinished ? "absent" : "enrolled";
};

const missingPermission = (change: ResultInput, { mayStatus, mayScore }: Actor) => {
  if (change.scoreTenths !== undefined && !mayScore) return "update_training_class_employees_score";
  const changesStatus = change.status !== undefined || change.attended !== undefined;
  return changesStatus && !mayStatus ? "update_training_class_employees_status" : undefined;
};

/** An approved line is locked: a correction needs a reason, and the right to withdraw it if the class has ended. */
const lockOf = (
  stored: Participant,
  { reason }: ResultInput,
  { isFinished, mayWithdraw }: { isFinished: boolean; mayWithdraw: boolean },
) => {
  if (stored.status !== "approved") return undefined;
  if (reason === undefined) return refuse("training_participant.locked");
  return isFinished && !mayWithdraw ? refuse("permission.missing", { permission: "remove_training_class_retroactive" }) : undefined;
};

export const decideResult = (
  stored: Participant,
  change: ResultInput,
  { conditions, actor }: { readonly conditions: Conditions; readonly actor: Actor },
): Outcome<Result, Refused> => {
  if (stored.status === "removed") return refuse("training_participant.not_found");
  const permission = missingPermission(change, actor);
  if (permission) return refuse("permission.missing", { permission });
  const locked = lockOf(stored, change, { isFinished: conditions.isFinished, mayWithdraw: actor.mayWithdraw });
  if (locked) return locked;
  if (change.scoreTenths != null && !conditions.hasTest) return refuse("training_participant.without_test");
  const attended = attendedAfter(stored, change, conditions);
  if (isBeforeAdmission(stored, attended, conditions)) return refuse("training_participant.before_admission");
  const status = statusAfter(stored, change, { attended, isFinished: conditions.isFinished });
  const result = { status, attended, scoreTenths: change.scoreTenths === undefined ? stored.scoreTenths : change.scoreTenths };
  if (status !== "approved") return accept(result);
  if (stored.enrolledSide === "provider" && stored.enrolledById === actor.accountId) return refuse("training_participant.own_enrolment");
  return refusalOf(result, conditions) ?? accept(result);
};
