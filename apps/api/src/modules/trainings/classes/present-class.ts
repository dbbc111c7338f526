import type { TrainingClass, TrainingClassRow } from "@emdia/contract/trainings/class-routes.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { timeInSaoPaulo } from "../../../platform/clock/clock.ts";
import { classCan, mayChange, mayOnClass } from "../policy.ts";
import { classState } from "../rules/class-state.ts";
import { type ClassRow, hasApproved, type StoredClass, sessionsOf, suppliersOfClass } from "../store/classes.ts";

const TENTHS = 10;
/** Day and time of a local timestamp. */
const momentOf = (local: string) => ({ day: local.slice(0, 10), time: local.slice(11, 16) });
const named = (id: number | null, name: string | null) => (id === null || name === null ? null : { id, name });

export const presentClassRow = (scope: Scope, row: ClassRow): TrainingClassRow => ({
  id: row.id,
  companyId: row.contractorId,
  companyName: row.companyName,
  name: row.name,
  config: { id: row.configId, name: row.configName },
  kind: row.kind,
  place: row.place,
  state: classState(row, timeInSaoPaulo(scope.now)),
  start: momentOf(row.startsAt),
  end: momentOf(row.endsAt),
  sessionCount: row.sessionCount,
  vacancy: row.vacancy,
  taken: row.taken,
  can: { detail: mayOnClass(scope, "detail_training_class", row) },
});

type Facts = { readonly isApproved: boolean; readonly isToday: boolean };
/** What the user may do with a class in its state. A cancelled class is only read and removed. */
const canNow = (scope: Scope, found: StoredClass, { isApproved, isToday }: Facts): TrainingClass["can"] => {
  const state = classState(found, timeInSaoPaulo(scope.now));
  const can = classCan(scope, found);
  const isOpen = state !== "cancelled";
  const hasBegun = isOpen && state !== "planned";
  const mayEnrolNow = state !== "finished" || mayChange(scope, "add_training_class_retroactive", found);
  return {
    ...can,
    update: isOpen && can.update,
    cancel: isOpen && can.update && state !== "finished" && !isApproved,
    remove: can.remove && (!isApproved || mayChange(scope, "remove_training_class_retroactive", found)),
    updateVacancy: isOpen && can.updateVacancy,
    addEmployees: isOpen && can.addEmployees && mayEnrolNow,
    removeEmployees: isOpen && can.removeEmployees,
    importResults: hasBegun && can.importResults && mayEnrolNow,
    updateStatus: hasBegun && can.updateStatus,
    updateScore: hasBegun && found.hasTest && can.updateScore,
    readAttendance: isOpen && isToday && can.updateStatus,
  };
};

export const presentClass = async (scope: Scope, found: StoredClass): Promise<TrainingClass> => {
  const state = classState(found, timeInSaoPaulo(scope.now));
  const isApproved = await hasApproved(scope.tx, found);
  const sessions = await sessionsOf(scope.tx, found);
  return {
    id: found.id,
    companyId: found.contractorId,
    companyName: found.companyName,
    version: found.version,
    name: found.name,
    config: {
      id: found.configId,
      version: found.configVersion,
      name: found.configName,
      documentType: { id: found.documentTypeId, name: found.documentTypeName },
      kinds: [...found.kinds],
      norm: found.norm,
      minutes: found.minutes,
      validityMonths: found.validityMonths,
      hasTest: found.hasTest,
      minimumScore: found.minimumScoreTenths === null ? null : found.minimumScoreTenths / TENTHS,
      minimumAttendance: found.minimumAttendance,
    },
    kind: found.kind,
    place: found.place,
    facility: named(found.facilityId, found.facilityName),
    department: named(found.departmentId, found.departmentName),
    workAndSpace: found.workAndSpace,
    state,
    cancelReason: found.cancelReason,
    isRetroactive: found.isRetroactive,
    description: found.description,
    sessions: [...sessions],
    instructors: found.instructors,
    providers: found.openToAll ? null : await suppliersOfClass(scope.tx, found),
    vacancy: found.vacancy,
    taken: found.taken,
    hasApproved: isApproved,
    can: canNow(scope, found, { isApproved, isToday: sessions.some(({ day }) => day === scope.today) }),
  };
};
