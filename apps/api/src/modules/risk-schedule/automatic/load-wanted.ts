// Loads what a run wants to plan in the next seven days. The statements depend on the number of suppliers, not of workers.
import type { IsoDay } from "../../../kernel/dates.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { localHolidaysOf } from "../../calendar/index.ts";
import { standingFacts } from "../../workers/index.ts";
import { reasonsIn } from "../../workers/rules/index.ts";
import { type AutomaticSetting, plannedDays } from "../rules/automatic/company-hours.ts";
import { type Slot, type WantedSchedule, type WorkerLink, wantedSchedules } from "../rules/automatic/wanted-schedules.ts";
import { declaredAmong, linksInWindow, slotsOf } from "../store/automatic/plan-facts.ts";

type Input = { readonly contractorId: number; readonly setting: AutomaticSetting; readonly today: IsoDay };
type Declared = ReadonlyMap<number, ReadonlySet<number>>;
type Reasons = ReturnType<typeof reasonsIn>;

const declaredOf = async (tx: Tx, slots: readonly Slot[]): Promise<Declared> => {
  const rows = await declaredAmong(tx, {
    providerIds: [...new Set(slots.map(({ providerId }) => providerId))],
    activityIds: [...new Set(slots.map(({ activity }) => activity.id))],
  });
  return new Map(rows.map(({ workerId, activityIds }) => [workerId, new Set(activityIds)]));
};

type Planned = { readonly first: IsoDay; readonly links: readonly WorkerLink[]; readonly declared: Declared };
/** Reasons by worker and project. Documents are left out: a missing one suspends the schedule instead. */
const loadReasons = async (tx: Tx, { first, links, declared }: Planned): Promise<ReadonlyMap<string, Reasons>> => {
  const found = new Map<string, Reasons>();
  const byProvider = Map.groupBy(
    links.filter(({ workerId }) => declared.has(workerId)),
    ({ providerId }) => providerId,
  );
  for (const [providerId, own] of byProvider) {
    const workerIds = [...new Set(own.map(({ workerId }) => workerId))];
    const workers = await standingFacts(tx, { providerId, workerIds, today: first, findMissingDocuments: async () => () => [] });
    for (const { id, links: standing } of workers)
      for (const { projectId, facts } of standing) found.set(`${id} ${projectId}`, reasonsIn(facts));
  }
  return found;
};

export type Wanted = { readonly schedules: readonly WantedSchedule[]; readonly workerNames: ReadonlyMap<number, string> };
/** None if the setting is off or no day of the week is a working day. */
export const loadWanted = async (tx: Tx, { contractorId, setting, today }: Input): Promise<Wanted> => {
  const days = setting.isOn ? plannedDays(today, setting, await localHolidaysOf(tx, contractorId)) : [];
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return { schedules: [], workerNames: new Map() };
  const slots = await slotsOf(tx, contractorId);
  const links = await linksInWindow(tx, { contractorId, first, last });
  const declared = await declaredOf(tx, slots);
  const reasons = await loadReasons(tx, { first, links, declared });
  const schedules = wantedSchedules(
    slots,
    { days, hours: setting },
    { links, declared, reasonsOf: (workerId, projectId) => reasons.get(`${workerId} ${projectId}`) },
  );
  return { schedules, workerNames: new Map(links.map(({ workerId, workerName }) => [workerId, workerName])) };
};
