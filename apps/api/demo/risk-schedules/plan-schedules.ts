import type { RiskConflict } from "@emdia/contract/risk-schedule/conflict.ts";
import type { RiskScheduleInput } from "@emdia/contract/risk-schedule/schedule.ts";
import type { TeamPart } from "@emdia/contract/risk-schedule/vocabulary.ts";
import { addDays } from "../../src/kernel/dates.ts";
import { isRefusal } from "../../src/kernel/outcome.ts";
import { cancelSchedule, createSchedule, settleConflicts } from "../../src/modules/risk-schedule/index.ts";
import type { Scope } from "../../src/platform/access/scope.ts";
import { dayInSaoPaulo } from "../../src/platform/clock/clock.ts";
import type { Tx } from "../../src/platform/database/transaction.ts";
import { acceptedBy } from "../accepted-by.ts";
import { nothing } from "../facilities.ts";
import { daysAgo, type PastOptions, pastScopes, setCompanies } from "../past-scopes.ts";
import { type CrewSeed, type Slot, slotOf } from "./crews.ts";
import type { Crew } from "./prepare-crews.ts";
import { textsOf } from "./work-texts.ts";

const PLANNED_BEFORE_DAYS = 3;
const REASON = "Parada única do mês: o içamento segue com a equipe de baixo afastada por rádio, uma frente de cada vez.";

/** Days ago of the planning: some days before the start, and not in the future. */
const plannedAgo = ({ from }: Slot): number => Math.max(PLANNED_BEFORE_DAYS - from, 1);

/** The first one supervises, and the second one of a larger team watches. */
const partOf = (at: number, size: number): TeamPart => {
  if (at === 0) return "supervises";
  return at === 1 && size > 2 ? "watches" : "executes";
};

type Planned = CrewSeed["planned"][number];
const inputOf = (crew: Crew, planned: Planned, { activityId, today }: { activityId: number; today: string }): RiskScheduleInput => {
  const slot = slotOf(planned);
  const place = crew.places[planned.area] ?? { facilityId: 0, departmentId: 0 };
  const extra = planned.worker === undefined ? undefined : crew.story.get(planned.worker);
  const ids = extra === undefined ? crew.workerIds : [...crew.workerIds, extra];
  const [supervisorId = null] = ids;
  return {
    ...{ projectId: crew.projectId, providerId: crew.providerId, ...place, riskActivityIds: [activityId], supervisorId },
    ...textsOf(crew.seed.activity),
    start: { day: addDays(today, slot.from), time: slot.start },
    end: { day: addDays(today, slot.until), time: slot.end },
    employees: ids.map((employeeId, at) => ({
      employeeId,
      part: partOf(at, ids.length),
    })),
    acceptedConflicts: [],
  };
};

/** Plans, and accepts the conflicts that the first attempt finds: the measures are ticked, and forbidden ones get a reason. */
const plan = async (scope: Scope, body: RiskScheduleInput) => {
  const first = await createSchedule(scope, { ...nothing, body });
  if (!isRefusal(first) || !first.code.startsWith("risk_schedule.conflict_")) return { ...acceptedBy(first), hasConflict: false };
  const { conflicts } = first.details as { readonly conflicts: readonly RiskConflict[] };
  const acceptedConflicts = conflicts.map(({ key, level }) => ({ key, reason: level === "forbidden" ? REASON : "" }));
  return { ...acceptedBy(await createSchedule(scope, { ...nothing, body: { ...body, acceptedConflicts } })), hasConflict: true };
};

export type PlannedSchedule = { readonly crew: Crew; readonly planned: Planned; readonly id: number };

/** Plans the schedules of all crews by the use cases, each some days before its start. */
export const planSchedules = async (tx: Tx, options: PastOptions, crews: readonly Crew[]): Promise<readonly PlannedSchedule[]> => {
  const today = dayInSaoPaulo(options.clock.now());
  const activities = await tx.selectFrom("risk_activity").select(["id", "code"]).where("owner_id", "=", 0).execute();
  const made: PlannedSchedule[] = [];
  for (const crew of crews) {
    const { contractorId, providerId, seed } = crew;
    const { ago, supplierAgo } = pastScopes(tx, options, seed.contractor);
    const activityId = activities.find(({ code }) => code === seed.activity)?.id ?? 0;
    const bySupplier = seed.supplier === "ipe" || seed.supplier === "voltta";
    for (const [at, planned] of seed.planned.entries()) {
      const days = plannedAgo(slotOf(planned));
      const scope = bySupplier && at % 2 === 1 ? await supplierAgo(providerId, days) : await ago(days);
      const { id, hasConflict } = await plan(scope, inputOf(crew, planned, { activityId, today }));
      made.push({ crew, planned, id });
      if (hasConflict) {
        await setCompanies(tx, [contractorId]);
        await settleConflicts(tx, { contractorId, id }, daysAgo(options, days));
      }
      const { cancelReason: reason } = planned;
      if (reason !== undefined) acceptedBy(await cancelSchedule(await ago(0), { ...nothing, params: { id }, body: { reason } }));
    }
  }
  return made;
};
