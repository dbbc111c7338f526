import type { AutomaticScheduleConfigChange } from "@emdia/contract/risk-schedule/automatic.ts";
import { changeAutomaticSetting } from "../../src/modules/risk-schedule/index.ts";
import type { Tx } from "../../src/platform/database/transaction.ts";
import { acceptedBy } from "../accepted-by.ts";
import { nothing } from "../facilities.ts";
import { type PastOptions, pastScopes } from "../past-scopes.ts";

const [TUESDAY, THURSDAY] = [2, 4];
const CHOSEN_DAYS_AGO = 4;

/** Horizonte chose days and hours some days ago, and switches automatic schedules on today: the job of the product plans at the start. */
export const switchOnAutomaticSchedules = async (tx: Tx, options: PastOptions): Promise<void> => {
  const { ago } = pastScopes(tx, options, "horizonte");
  const params = { companyId: options.companies.horizonte };
  const change = async (daysAgo: number, body: AutomaticScheduleConfigChange) =>
    acceptedBy(await changeAutomaticSetting(await ago(daysAgo), { ...nothing, params, body })).version;
  const version = await change(CHOSEN_DAYS_AGO, { version: 1, start: "08:00", end: "16:00", weekdays: [TUESDAY, THURSDAY] });
  await change(0, { version, autoGenerateRiskSchedule: true });
};
