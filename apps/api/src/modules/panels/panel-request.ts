import type { Contract } from "@emdia/contract/contract.ts";
import type { FigureList, IndicatorQuery, ReportQuery } from "@emdia/contract/panels/filter.ts";
import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { accept, type Outcome, refuse } from "../../kernel/outcome.ts";
import type { Scope } from "../../platform/access/scope.ts";
import type { Handler } from "../../platform/http/handler.ts";
import { listBehind, panelEntries, type VisibleFigures, visibleFigures } from "./policy.ts";
import { crowdedField, isReversed } from "./rules/refuse-filter.ts";

/** Scope of a figure: that of a request, or of the job that exports the panels. */
export type FigureScope = Pick<Scope, "tx" | "entries" | "today" | "language">;
/** Use case of a figure, which the job of the export calls as well. */
export type FigureHandler<K extends keyof Contract> = (
  scope: FigureScope,
  input: Pick<Parameters<Handler<K>>[1], "query">,
) => ReturnType<Handler<K>>;

export type PanelRequest = { readonly visible: VisibleFigures; readonly list: FigureList };

/** Row filter of an indicator, and the list behind it. Refuses a field with too many ids. */
export const panelRequest = (
  scope: FigureScope,
  query: IndicatorQuery,
  listKey: PermissionKey,
): Outcome<PanelRequest, "panel.too_many_ids"> => {
  const field = crowdedField(query);
  if (field) return refuse("panel.too_many_ids", { field });
  const entries = panelEntries(scope, query.companies);
  return accept({ visible: visibleFigures(entries), list: listBehind(entries, listKey) });
};

/** The same for a figure with a period. All of these count pendencies. */
export const reportRequest = (
  scope: FigureScope,
  query: ReportQuery,
): Outcome<PanelRequest, "panel.too_many_ids" | "panel.period_reversed"> =>
  isReversed(query) ? refuse("panel.period_reversed") : panelRequest(scope, query, "see_pendency");
