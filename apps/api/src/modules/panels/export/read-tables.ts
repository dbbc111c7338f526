// Reads the figures of the exported panels, as the calls of the page do.
import { PLANS, RANKING_PAGE_SIZE } from "@emdia/contract/limits.ts";
import type { PanelExportFilter, PanelFormat } from "@emdia/contract/panels/export.ts";
import { planOf, type RankingOrder } from "@emdia/contract/panels/filter.ts";
import type { PanelName } from "@emdia/contract/panels/preferences.ts";
import { isRefusal, type Refusal } from "../../../kernel/outcome.ts";
import { offsetOf } from "../../../platform/database/paging.ts";
import { catalogueTextIn } from "../../catalogue/index.ts";
import { countPendencyIndicator } from "../indicators/count-pendencies.ts";
import { countProjectIndicator } from "../indicators/count-projects.ts";
import { countWorkerIndicator } from "../indicators/count-workers.ts";
import { readConformity } from "../indicators/read-conformity.ts";
import type { FigureScope } from "../panel-request.ts";
import { type RankingLines, rankedCompanies, rankedDocuments } from "../reports/rank.ts";
import { reportSsma, reportStp } from "../reports/report-plan.ts";
import { exportTexts } from "./export-texts.ts";
import { conformityTable, employeeTable, pendencyTable, projectTable } from "./indicator-tables.ts";
import type { PanelTable } from "./panel-table.ts";
import { chartTable, companyRankingTable, documentRankingTable } from "./report-tables.ts";

/** Lines of a ranking in a spreadsheet, which has no pages. */
const SHEET_LINES_MAX = 10_000;

export type ExportedPanels = { readonly panels: readonly PanelName[]; readonly filter: PanelExportFilter; readonly format: PanelFormat };

/** The request has checked the filter, so that no figure refuses it here. */
const accepted = <T>(answer: T): Exclude<T, Refusal> => {
  if (isRefusal(answer)) throw new Error(`a figure of an export was refused: ${answer.code}`);
  return answer as Exclude<T, Refusal>;
};

/** A PDF has the page of the ranking that the user sees, a spreadsheet all lines. */
const linesOf = (format: PanelFormat, { page, order }: { readonly page: number; readonly order: RankingOrder }): RankingLines =>
  format === "xlsx"
    ? { order, offset: 0, itemsPerPage: SHEET_LINES_MAX }
    : { order, offset: offsetOf({ page, itemsPerPage: RANKING_PAGE_SIZE }), itemsPerPage: RANKING_PAGE_SIZE };

const tableReaders = (scope: FigureScope, { filter: query, format }: ExportedPanels) => {
  const { language } = scope;
  const { words } = exportTexts[language];
  const months = new Intl.DateTimeFormat(language, { month: "long", year: "numeric", timeZone: "UTC" });
  const common = {
    words,
    query,
    dayText: dayTextIn(language),
    monthText: (month: string) => months.format(new Date(`${month}-15T00:00:00Z`)),
  };
  /** Both charts share the two reports. */
  let reports: ReturnType<typeof readReports> | undefined;
  const readReports = async () => {
    const plan = planOf(query.type);
    const asked = plan ? [plan] : PLANS;
    const read = [];
    for (const one of asked) read.push(accepted(await (one === "STP" ? reportStp : reportSsma)(scope, { query })));
    return read;
  };
  const chart = async (panel: "ConformityMonth" | "ConformityCreation") => {
    reports ??= readReports();
    return chartTable(panel, { ...common, reports: await reports });
  };
  const readers: { readonly [P in PanelName]: () => Promise<PanelTable> } = {
    IndicatorConformity: async () => conformityTable({ ...common, data: accepted(await readConformity(scope, { query })) }),
    IndicatorProject: async () => projectTable({ ...common, data: accepted(await countProjectIndicator(scope, { query })) }),
    IndicatorPendency: async () => pendencyTable({ ...common, data: accepted(await countPendencyIndicator(scope, { query })) }),
    IndicatorEmployee: async () => employeeTable({ ...common, data: accepted(await countWorkerIndicator(scope, { query })) }),
    ConformityMonth: () => chart("ConformityMonth"),
    ConformityCreation: () => chart("ConformityCreation"),
    RankingPendency: async () => {
      const lines = linesOf(format, query);
      const documentText = (name: string) => catalogueTextIn(language, name);
      return documentRankingTable({ ...common, lines, documentText, ...(await rankedDocuments(scope, query, lines)) });
    },
    RankingProvider: async () => {
      const lines = linesOf(format, { page: query.companyPage, order: query.companyOrder });
      return companyRankingTable({ ...common, lines, ...(await rankedCompanies(scope, query, lines)) });
    },
  };
  return readers;
};

/** Day in the short format of a language. */
export const dayTextIn = (language: string) => (day: string) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(language, { timeZone: "UTC", day: "2-digit", month: "2-digit", year: "numeric" });

/** Tables of the panels, in their order. */
export const readTables = async (scope: FigureScope, exported: ExportedPanels): Promise<readonly PanelTable[]> => {
  const readers = tableReaders(scope, exported);
  const tables: PanelTable[] = [];
  for (const panel of exported.panels) tables.push(await readers[panel]());
  return tables;
};
