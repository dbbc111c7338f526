// The setting for automatic schedules, and its runs.
import type { AutomaticSkip } from "@emdia/contract/risk-schedule/automatic.ts";
import { sql } from "kysely";
import type { Tx } from "../../../../platform/database/transaction.ts";
import { type AutomaticSetting, defaultSetting } from "../../rules/automatic/company-hours.ts";

export type StoredSetting = AutomaticSetting & { readonly version: number };
const FIRST_VERSION = 1;
const columns = ["is_on as isOn", "starts as start", "ends as end", "weekdays", "works_on_holidays as worksOnHolidays", "version"] as const;
const rowOf = ({ isOn, start, end, weekdays, worksOnHolidays }: AutomaticSetting) => ({
  is_on: isOn,
  starts: start,
  ends: end,
  weekdays: [...weekdays],
  works_on_holidays: worksOnHolidays,
});

/** The stored setting, or the defaults. */
export const findSetting = async (tx: Tx, contractorId: number): Promise<StoredSetting> =>
  (await tx.selectFrom("risk_schedule_config").select(columns).where("contractor_id", "=", contractorId).executeTakeFirst()) ?? {
    ...defaultSetting,
    version: FIRST_VERSION,
  };

/** Locks the setting for a change. Stores the defaults first, so that two first changes wait for each other. */
export const lockSetting = async (tx: Tx, contractorId: number): Promise<StoredSetting> => {
  await tx
    .insertInto("risk_schedule_config")
    .values({ contractor_id: contractorId, ...rowOf(defaultSetting), version: FIRST_VERSION })
    .onConflict((conflict) => conflict.column("contractor_id").doNothing())
    .execute();
  return tx
    .selectFrom("risk_schedule_config")
    .select(columns)
    .where("contractor_id", "=", contractorId)
    .forUpdate()
    .executeTakeFirstOrThrow();
};

/** The version of the setting, which no request changes until the transaction ends. */
export const holdVersion = async (tx: Tx, contractorId: number): Promise<number> => {
  const { rows } = await sql<{ version: number }>`select version from risk_schedule_config where contractor_id = ${contractorId}
    for share`.execute(tx);
  return rows[0]?.version ?? FIRST_VERSION;
};

export const saveSetting = (tx: Tx, contractorId: number, { version, ...setting }: StoredSetting) =>
  tx
    .updateTable("risk_schedule_config")
    .set({ ...rowOf(setting), version })
    .where("contractor_id", "=", contractorId)
    .execute();

/** Queues the job of an occasion once. */
export const queuePlanning = async (tx: Tx, contractorId: number, occasion: string): Promise<void> => {
  await sql`select enqueue('schedules.plan-automatic', json_build_object('contractorId', ${contractorId}::bigint, 'occasion', ${occasion}::text),
    ${`schedules.plan-automatic ${contractorId} ${occasion}`})`.execute(tx);
};

/** Begins the run of an occasion, or returns it with what it has done. Undefined if it has ended. */
export const beginRun = async (
  tx: Tx,
  contractorId: number,
  { occasion, now }: { readonly occasion: string; readonly now: Date },
): Promise<number | undefined> => {
  await tx
    .insertInto("risk_schedule_run")
    .values({ contractor_id: contractorId, occasion, started_at: now })
    .onConflict((conflict) => conflict.columns(["contractor_id", "occasion"]).doNothing())
    .execute();
  const run = await tx
    .selectFrom("risk_schedule_run")
    .select("id")
    .where("contractor_id", "=", contractorId)
    .where("occasion", "=", occasion)
    .where("finished_at", "is", null)
    .executeTakeFirst();
  return run?.id;
};

type Ref = { readonly contractorId: number; readonly id: number };
export type Counts = { readonly made: number; readonly changed: number; readonly removed: number };
export const addToRun = async (tx: Tx, { contractorId, id }: Ref, { made, changed, removed }: Counts): Promise<void> => {
  await sql`update risk_schedule_run set made = made + ${made}, changed = changed + ${changed}, removed = removed + ${removed}
    where contractor_id = ${contractorId} and id = ${id}`.execute(tx);
};

type Skips = { readonly count: number; readonly first: readonly AutomaticSkip[] };
export const finishRun = async (
  tx: Tx,
  { contractorId, id }: Ref,
  { now, skips }: { readonly now: Date; readonly skips: Skips },
): Promise<void> => {
  await sql`update risk_schedule_run set finished_at = ${now}, skipped = ${skips.count}, skips = ${JSON.stringify(skips.first)}::json
    where contractor_id = ${contractorId} and id = ${id} and finished_at is null`.execute(tx);
};

type StoredRun = Counts & {
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
  readonly skipped: number;
  readonly skips: AutomaticSkip[];
};
export const lastRun = async (tx: Tx, contractorId: number): Promise<StoredRun | undefined> => {
  const { rows } =
    await sql<StoredRun>`select started_at as "startedAt", finished_at as "finishedAt", made, changed, removed, skipped, skips
    from risk_schedule_run where contractor_id = ${contractorId} order by id desc limit 1`.execute(tx);
  return rows[0];
};
