// What a permit shows, read from the schedule as it is now.
import type { PrintedPermitKind } from "@emdia/contract/catalogue/vocabulary.ts";
import { DEFAULT_LOCALE } from "@emdia/contract/limits.ts";
import { type Minute, minuteOf } from "../../../kernel/minutes.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { timeInSaoPaulo } from "../../../platform/clock/clock.ts";
import { workerDocumentLapses } from "../../pendencies/index.ts";
import { demandsByWorker } from "../competence/load-competence.ts";
import { loadConflicts } from "../conflicts/load-conflicts.ts";
import type { Activity } from "../rules/activity.ts";
import { type Authorisation, authorisationsOf } from "../rules/authorisation.ts";
import type { PermitFigures, Shift } from "../rules/permit.ts";
import { overlap } from "../rules/span.ts";
import { activityNames, areaNames, conflictRows, placedSchedule } from "../store/conflicts.ts";
import { healthCertificates } from "../store/permits.ts";
import type { StoredMember, StoredSchedule } from "../store/schedules.ts";

export type PermitPerson = Pick<StoredMember, "name" | "role" | "part"> & {
  readonly isSupervisor: boolean;
  readonly authorisations: readonly Authorisation[];
};
type PrintedConflict = {
  readonly ownActivity: string;
  readonly otherActivity: string;
  readonly departmentName: string;
  readonly startsAt: Minute;
  readonly overAt: Minute;
  readonly level: "restricted" | "forbidden";
  readonly measures: string;
};
export type PermitContent = {
  readonly contractorName: string;
  readonly providerName: string;
  readonly projectName: string;
  readonly facilityName: string;
  readonly departmentName: string;
  readonly shift: Shift;
  readonly activities: readonly Pick<Activity, "name" | "norm">[];
  readonly supervisor: string | null;
  readonly description: string;
  readonly precautions: string;
  readonly conflicts: readonly PrintedConflict[];
  readonly people: readonly PermitPerson[];
  readonly issuedBy: string;
  readonly issuedAt: Minute;
};
/** What differs between the permits of one shift. */
export type PermitHead = {
  readonly kind: PrintedPermitKind;
  readonly number: string;
  readonly publicUrl: string;
  readonly figures: PermitFigures;
};

type Input = {
  readonly schedule: StoredSchedule;
  readonly shift: Shift;
  readonly activities: readonly Activity[];
  readonly team: readonly StoredMember[];
};

const peopleOf = async ({ tx }: Scope, { schedule, shift, activities, team }: Input): Promise<readonly PermitPerson[]> => {
  const { contractorId, projectId, supervisorId } = schedule;
  const members = team.map(({ employeeId, part }) => ({ employeeId, part, isSupervisor: employeeId === supervisorId }));
  const demands = await demandsByWorker(tx, { activities, members });
  const certificates = await healthCertificates(tx);
  const typeIds = [...demands.values()].flatMap(({ documents }) => documents).concat(certificates);
  const lapseOf = await workerDocumentLapses(tx, {
    contractorId,
    projectId,
    workerIds: team.map(({ employeeId }) => employeeId),
    typeIds: [...new Set(typeIds.map(({ typeId }) => typeId))],
    day: shift.day,
  });
  return team.map(({ employeeId, name, role, part }) => ({
    name,
    role,
    part,
    isSupervisor: employeeId === supervisorId,
    authorisations: authorisationsOf({ documents: demands.get(employeeId)?.documents ?? [], healthCertificates: certificates }, (typeId) =>
      lapseOf(employeeId, typeId),
    ),
  }));
};

/** Accepted conflicts with a minute of the shift, and the signatures of all accepted ones, by which a later one is recognised. */
export const conflictsToPrint = async ({ tx }: Scope, { contractorId, id }: StoredSchedule, shift: Shift) => {
  const stored = await conflictRows(tx, { contractorId, id });
  const signatures = stored.filter(({ acceptedAt }) => acceptedAt !== null).map(({ signature }) => signature);
  const own = await placedSchedule(tx, { contractorId, id });
  if (!own || signatures.length === 0) return { signatures, conflicts: [] };
  const accepted = new Set(signatures);
  const found = await loadConflicts(tx, { contractorId, facilityId: own.facilityId, own });
  const shown = found.filter(({ signature, other }) => accepted.has(signature) && overlap(other, shift));
  const names = new Map((await activityNames(tx, contractorId)).map((activity) => [activity.id, activity.name]));
  const areas = await areaNames(
    tx,
    contractorId,
    shown.map(({ other }) => other.departmentId),
  );
  return {
    signatures,
    conflicts: shown.map(
      ({ ownActivityId, otherActivityId, level, measures, other }): PrintedConflict => ({
        ownActivity: names.get(ownActivityId) ?? "",
        otherActivity: names.get(otherActivityId) ?? "",
        departmentName: areas.get(other.departmentId) ?? "",
        startsAt: other.startsAt,
        overAt: other.overAt,
        level,
        measures: typeof measures === "string" ? measures : measures[DEFAULT_LOCALE],
      }),
    ),
  };
};

export const permitContent = async (scope: Scope, input: Input, conflicts: PermitContent["conflicts"]): Promise<PermitContent> => {
  const { schedule, shift, activities } = input;
  return {
    contractorName: schedule.companyName,
    providerName: schedule.providerName,
    projectName: schedule.projectName,
    facilityName: schedule.facilityName,
    departmentName: schedule.departmentName,
    shift,
    activities,
    supervisor: schedule.supervisor?.name ?? null,
    description: schedule.description,
    precautions: schedule.precautions,
    conflicts,
    people: await peopleOf(scope, input),
    issuedBy: scope.account.name,
    issuedAt: minuteOf(timeInSaoPaulo(scope.now)),
  };
};
