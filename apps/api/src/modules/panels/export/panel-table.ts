// Content of one panel in a file.
import type { Plan } from "@emdia/contract/limits.ts";
import { PLANS } from "@emdia/contract/limits.ts";
import type { ReportQuery } from "@emdia/contract/panels/filter.ts";
import { planOf } from "@emdia/contract/panels/filter.ts";
import type { PanelName } from "@emdia/contract/panels/preferences.ts";
import type { ExportWords } from "./export-texts.ts";

/** A share is in percent; null without a document. */
export type PanelColumn = { readonly heading: string; readonly kind: "text" | "number" | "share" };
export type PanelTable = {
  readonly panel: PanelName;
  readonly title: string;
  readonly note: string | null;
  readonly columns: readonly PanelColumn[];
  readonly rows: readonly (readonly (string | number | null)[])[];
  readonly empty: string;
};
export type TableWords = { readonly words: ExportWords; readonly dayText: (day: string) => string };

/** Columns of an indicator: both plans with their total (null), or the one plan of the filter. */
export const planColumns = ({ type }: Pick<ReportQuery, "type">): readonly (Plan | null)[] => {
  const plan = planOf(type);
  return plan ? [plan] : [null, ...PLANS];
};

type OfPlan = { readonly plan: Plan };
/** Amounts of a column. */
export const amountsOf = <P extends OfPlan>(data: Omit<P, "plan"> & { readonly plans: readonly P[] }, plan: Plan | null) =>
  plan === null ? data : data.plans.find((one) => one.plan === plan);
