import type { WorkerStatus } from "../../workers/vocabulary.ts";
import type { ProjectAmounts } from "../indicators.ts";
import type { PanelName } from "../preferences.ts";

type Figure = "total" | "settled" | "required" | "share" | "irregular" | "providerTurn" | "contractorTurn";
type FilterLabel = "type" | "projects" | "areas" | "supplier" | "companies" | "startDate" | "endDate";

/** Labels of the panels, on screen and in files. `{{id}}` is the id of a row whose name the user may not read. */
export type PanelWords = {
  readonly panels: { readonly [P in PanelName]: string };
  readonly figures: { readonly [F in Figure]: string };
  readonly projects: { readonly [P in keyof ProjectAmounts]: string };
  readonly workers: {
    readonly total: string;
    readonly withPendencies: string;
    readonly withoutPendencies: string;
    readonly statuses: { readonly [S in WorkerStatus]: string };
  };
  readonly chart: { readonly month: string; readonly withoutMonth: string; readonly empty: string };
  readonly ranking: { readonly contractor: string; readonly empty: string };
  readonly filter: { readonly [L in FilterLabel]: string } & {
    readonly period: { readonly name: string; readonly from: string; readonly to: string; readonly both: string };
    readonly unknownProject: string;
    readonly unknownArea: string;
    readonly unknownSupplier: string;
  };
  readonly file: { readonly title: string; readonly company: string; readonly time: string; readonly filter: string };
};
