import type { Plan } from "@emdia/contract/limits.ts";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { ProjectKey } from "./projects.ts";

export type PlanSettings = {
  readonly analysisDays: number | null;
  readonly reAnalysisDays: number | null;
  /** Months as text, `2026-03`. */
  readonly startReference: string | null;
  readonly endReference: string | null;
};
export const noSettings: PlanSettings = { analysisDays: null, reAnalysisDays: null, startReference: null, endReference: null };

/** The project's settings, which apply to suppliers without own settings. */
export const settingsOf = async (tx: Tx, { contractorId, id }: ProjectKey): Promise<{ readonly [P in Plan]: PlanSettings }> => {
  const { rows } = await sql<PlanSettings & { readonly plan: Plan }>`
    select plan, analysis_days as "analysisDays", re_analysis_days as "reAnalysisDays",
      to_char(start_reference, 'YYYY-MM') as "startReference", to_char(end_reference, 'YYYY-MM') as "endReference"
    from project_plan where contractor_id = ${contractorId} and project_id = ${id}`.execute(tx);
  const of = (asked: Plan): PlanSettings => rows.find(({ plan }) => plan === asked) ?? noSettings;
  return { STP: of("STP"), SSMA: of("SSMA") };
};

const firstDay = (month: string | null) => (month === null ? null : `${month}-01`);

type OfPlan = { readonly plan: Plan; readonly settings: PlanSettings };
export const writeSettings = async (tx: Tx, { contractorId, id }: ProjectKey, { plan, settings }: OfPlan): Promise<void> => {
  const row = {
    analysis_days: settings.analysisDays,
    re_analysis_days: settings.reAnalysisDays,
    start_reference: firstDay(settings.startReference),
    end_reference: firstDay(settings.endReference),
  };
  await tx
    .insertInto("project_plan")
    .values({ contractor_id: contractorId, project_id: id, plan, ...row })
    .onConflict((conflict) => conflict.columns(["contractor_id", "project_id", "plan"]).doUpdateSet(row))
    .execute();
};
