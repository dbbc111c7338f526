import { sql } from "kysely";
import type { Tx } from "../../src/platform/database/transaction.ts";
import { type PastOptions, setCompanies } from "../past-scopes.ts";
import type { SeededConfigs } from "../trainings/configs.ts";
import { switchOnAutomaticSchedules } from "./automatic-planning.ts";
import { queuePermits } from "./issue-permits-job.ts";
import { planSchedules } from "./plan-schedules.ts";
import type { Crew } from "./prepare-crews.ts";
import { suspendStories } from "./suspended-stories.ts";

type Seeds = { readonly crews: readonly Crew[]; readonly configs: SeededConfigs };

/** Plans the risk schedules of the crews. None of their notices is sent by e-mail, because the demo begins today. */
export const seedRiskSchedules = async (tx: Tx, options: PastOptions, { crews, configs }: Seeds): Promise<void> => {
  const schedules = await planSchedules(tx, options, crews);
  await suspendStories(tx, options, { schedules, configs });
  await queuePermits(tx, options, schedules);
  await switchOnAutomaticSchedules(tx, options);
  await setCompanies(tx, []);
  await sql`update notice set mail_waits = false where about_kind in ('training_class', 'risk_schedule')`.execute(tx);
};
