// Plans the automatic schedules of a contractor, unit by unit.
import type { AutomaticSkip as SkipLine } from "@emdia/contract/risk-schedule/automatic.ts";
import * as z from "zod/mini";
import { addDays, type IsoDay } from "../../../kernel/dates.ts";
import { dayOf, minuteOf } from "../../../kernel/minutes.ts";
import { timeInSaoPaulo } from "../../../platform/clock/clock.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { defineJob, jobKind } from "../../../platform/jobs/job.ts";
import type { JobContext } from "../../../platform/jobs/job-context.ts";
import { rulesOf } from "../conflicts/load-conflicts.ts";
import { batchesOf, type Days } from "../rules/automatic/batches.ts";
import type { AutomaticSkip } from "../rules/automatic/unit-facts.ts";
import type { WantedSchedule } from "../rules/automatic/wanted-schedules.ts";
import { beginRun, findSetting, finishRun } from "../store/automatic/settings.ts";
import { unitsAhead } from "../store/automatic/stored-automatic.ts";
import { activityNames } from "../store/conflicts.ts";
import { loadWanted } from "./load-wanted.ts";
import { planBatch } from "./plan-batch.ts";
import type { Run } from "./run.ts";

const payload = z.object({ contractorId: z.int(), occasion: z.string() });
type Payload = z.output<typeof payload>;
type WantedRun = Run & { readonly wanted: readonly WantedSchedule[]; readonly days: Days; readonly placeless: readonly AutomaticSkip[] };

const DAYS_AHEAD = 7;
/** A run that is switched off also removes what has not begun today. */
const daysOfRun = (today: IsoDay, isOn: boolean): Days => ({ first: addDays(today, isOn ? 1 : 0), last: addDays(today, DAYS_AHEAD) });

const begin = async (tx: Tx, { contractorId, occasion }: Payload, at: Date): Promise<WantedRun | undefined> => {
  const id = await beginRun(tx, contractorId, { occasion, now: at });
  if (id === undefined) return undefined;
  const setting = await findSetting(tx, contractorId);
  const now = minuteOf(timeInSaoPaulo(at));
  const { schedules, workerNames } = await loadWanted(tx, { contractorId, setting, today: dayOf(now) });
  const wanted = schedules.filter(({ place }) => place !== null);
  return {
    contractorId,
    id,
    version: setting.version,
    at,
    now,
    isOn: setting.isOn,
    keys: new Set(wanted.map(({ key }) => key)),
    workerNames,
    rules: await rulesOf(tx, contractorId),
    wanted,
    days: daysOfRun(dayOf(now), setting.isOn),
    placeless: schedules
      .filter(({ place }) => place === null)
      .map((schedule) => ({ schedule, reason: "no_place", otherActivityId: null, workerIds: [] })),
  };
};

type Round = { readonly isWritten: boolean; readonly isOutdated: boolean; readonly skips: readonly AutomaticSkip[] };
/** One transaction per batch, so that the lock of a unit is short. */
const planRound = async ({ inScopeOf }: JobContext, run: WantedRun): Promise<Round> => {
  const { contractorId, days, now, wanted } = run;
  const units = await inScopeOf(contractorId, (tx) => unitsAhead(tx, contractorId, { first: days.first, now }));
  const round = { isWritten: false, isOutdated: false, skips: [] as AutomaticSkip[] };
  for (const batch of batchesOf(wanted, units, days)) {
    const result = await inScopeOf(contractorId, (tx) => planBatch(tx, run, batch));
    round.isWritten ||= result.isWritten;
    round.isOutdated ||= result.isOutdated;
    round.skips.push(...result.skips);
    if (result.isOutdated) break;
  }
  return round;
};

const STORED_SKIPS = 100;
const presentSkips = async (tx: Tx, contractorId: number, skips: readonly AutomaticSkip[]): Promise<readonly SkipLine[]> => {
  if (skips.length === 0) return [];
  const names = new Map((await activityNames(tx, contractorId)).map(({ id, name }) => [id, name]));
  return skips
    .toSorted((one, other) => one.schedule.day.localeCompare(other.schedule.day))
    .slice(0, STORED_SKIPS)
    .map(({ schedule, reason, otherActivityId, workerIds }) => ({
      reason,
      day: schedule.day,
      projectName: schedule.projectName,
      providerName: schedule.providerName,
      activityName: schedule.activity.name,
      otherActivityName: otherActivityId === null ? null : (names.get(otherActivityId) ?? null),
      employeeCount: workerIds.length,
    }));
};

/** What one unit removes can make room in a unit that was planned before, so the rounds repeat until one writes nothing. */
const ROUNDS_MAX = 5;
const planAutomatic = async (context: JobContext, written: Payload): Promise<void> => {
  const { inScopeOf, clock, log } = context;
  const { contractorId } = written;
  const run = await inScopeOf(contractorId, (tx) => begin(tx, written, clock.now()));
  if (!run) return;
  let round = await planRound(context, run);
  for (let count = 1; round.isWritten && !round.isOutdated && count < ROUNDS_MAX; count += 1) round = await planRound(context, run);
  if (round.isWritten && !round.isOutdated) log.warn({ contractor: contractorId }, "automatic schedules still changed in the last round");
  const skips = [...run.placeless, ...round.skips];
  await inScopeOf(contractorId, async (tx) => {
    const first = await presentSkips(tx, contractorId, skips);
    await finishRun(tx, run, { now: clock.now(), skips: { count: skips.length, first } });
  });
};

/** Killed, it starts again and finds the rest; a second run of the occasion does nothing. */
export const planAutomaticJob = defineJob(jobKind("schedules.plan-automatic", payload), planAutomatic);
