import type { ClassParticipant } from "@emdia/contract/trainings/participant-routes.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { timeInSaoPaulo } from "../../../platform/clock/clock.ts";
import { mayChange, mayOnClass } from "../policy.ts";
import { classState } from "../rules/class-state.ts";
import { removalRefusal } from "../rules/removal.ts";
import { type Conditions, lackedBy } from "../rules/results.ts";
import { attendancePercent } from "../rules/sessions.ts";
import { type StoredClass, sessionsOf } from "../store/classes.ts";
import { type StoredParticipant, samePersonsIn } from "../store/participants.ts";

const TENTHS = 10;

/** Sessions and minimums that decide the results of a class. */
export const conditionsOf = async (scope: Pick<Scope, "tx" | "now">, training: StoredClass): Promise<Conditions> => ({
  sessions: await sessionsOf(scope.tx, training),
  isFinished: classState(training, timeInSaoPaulo(scope.now)) === "finished",
  hasTest: training.hasTest,
  minimumScoreTenths: training.minimumScoreTenths,
  minimumAttendance: training.minimumAttendance,
});

const seesAsContractor = (scope: Scope, { contractorId }: StoredClass): boolean =>
  mayOnClass(scope, "detail_training_class", { contractorId, openTo: [] });

/** Who removes participants, as the rules of the removal ask. */
export const removalActor = (scope: Scope, training: StoredClass) => ({
  isContractor: mayOnClass(scope, "remove_training_class_employees", { ...training, openTo: [] }),
  mayWithdraw: mayChange(scope, "remove_training_class_retroactive", training),
  isFinished: classState(training, timeInSaoPaulo(scope.now)) === "finished",
});

/** What the user may do with a participant. An approval of a finished class is corrected by users who may withdraw it. */
const participantCan = (scope: Scope, training: StoredClass, { isFinished, hasTest }: Conditions) => {
  const may = (key: Parameters<typeof mayOnClass>[1]) => mayOnClass(scope, key, training);
  const hasBegun = timeInSaoPaulo(scope.now) >= training.startsAt;
  const actor = removalActor(scope, training);
  const mayRemove = !training.isCancelled && may("remove_training_class_employees");
  const mayStatus = !training.isCancelled && hasBegun && may("update_training_class_employees_status");
  const mayScore = !training.isCancelled && hasBegun && hasTest && may("update_training_class_employees_score");
  const note = may("config_training_class_employee_notes");
  return ({ status }: StoredParticipant): ClassParticipant["can"] => {
    const isOpen = status !== "removed" && (status !== "approved" || !isFinished || actor.mayWithdraw);
    return {
      remove: mayRemove && removalRefusal(status, actor) === undefined,
      status: mayStatus && isOpen,
      score: mayScore && isOpen,
      note,
    };
  };
};

export const presentParticipants = async (
  scope: Scope,
  training: StoredClass,
  rows: readonly StoredParticipant[],
): Promise<ClassParticipant[]> => {
  const conditions = await conditionsOf(scope, training);
  const isOwn = seesAsContractor(scope, training);
  const samePersons = isOwn
    ? await samePersonsIn(
        scope.tx,
        training,
        rows.map(({ id }) => id),
      )
    : new Map<number, { id: number; name: string }>();
  const canOf = participantCan(scope, training, conditions);
  return rows.map((row) => {
    const isPending = row.status === "enrolled" && row.attended.length === 0;
    return {
      id: row.id,
      employeeId: row.workerId,
      name: row.name,
      role: row.role,
      provider: { id: row.providerId, name: row.providerName },
      status: row.status,
      score: row.scoreTenths === null ? null : row.scoreTenths / TENTHS,
      attendance: isPending ? null : attendancePercent(conditions.sessions, row.attended),
      attendedSessions: [...row.attended],
      hasNote: row.hasNote,
      enrolledAt: row.enrolledAt.toISOString(),
      enrolledBy: row.enrolledByName,
      samePersonAs: samePersons.get(row.id) ?? null,
      lacks: [...lackedBy(row, conditions)],
      can: canOf(row),
    };
  });
};
