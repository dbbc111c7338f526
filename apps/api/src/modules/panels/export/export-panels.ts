import { companySides } from "@emdia/contract/companies/sides.ts";
import { Id } from "@emdia/contract/list.ts";
import { PanelExportFilter, panelFormats } from "@emdia/contract/panels/export.ts";
import { defaultPanels, panelNames } from "@emdia/contract/panels/preferences.ts";
import * as z from "zod/mini";
import type { Scope } from "../../../platform/access/scope.ts";
import { askForExport, exportReader } from "../../../platform/exports/ask-for-export.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { jobKind } from "../../../platform/jobs/job.ts";
import { reportRequest } from "../panel-request.ts";
import { panelEntries } from "../policy.ts";
import { findPreferences } from "../store/preferences.ts";

const Entry = z.object({
  companyId: Id,
  side: z.enum(companySides),
  permissions: z.array(z.enum(["see_management_panel"])),
  projects: z.union([z.literal("all"), z.array(Id)]),
});
/** The payload stores the access and the panels of the user at the time of the request. */
export const exportPanels = jobKind(
  "panels.export-panels",
  z.object({
    ...exportReader,
    entries: z.array(Entry),
    panels: z.array(z.enum(panelNames)),
    filter: PanelExportFilter,
    format: z.enum(panelFormats),
  }),
);

const entriesOf = (scope: Scope, companies: readonly number[] | undefined) =>
  panelEntries(scope, companies).map(({ companyId, side, projects }) => ({
    companyId,
    side,
    permissions: ["see_management_panel" as const],
    projects: projects === "all" ? ("all" as const) : [...projects],
  }));

/** The panels that the user shows, in their order. */
const shownPanels = async ({ tx, account }: Scope) => {
  const panels = (await findPreferences(tx, account.id))?.panels ?? defaultPanels;
  return panels
    .filter(({ active }) => active)
    .toSorted((one, other) => one.order - other.order)
    .map(({ type }) => type);
};

export const exportPanelsToFile: Handler<"POST /reports/management/export"> = async (scope, { body: { format, ...asked } }) => {
  const request = reportRequest(scope, asked);
  if (!request.ok) return request;
  const entries = entriesOf(scope, asked.companies);
  const panels = await shownPanels(scope);
  // The pages of the rankings make no difference to a spreadsheet, which has all their lines.
  const filter = format === "xlsx" ? { ...asked, page: 1, companyPage: 1 } : asked;
  return askForExport(scope, {
    kind: format === "xlsx" ? "panel_sheet" : "panel_pdf",
    job: exportPanels,
    companyIds: [...new Set(entries.map(({ companyId }) => companyId))],
    of: (reader) => ({ ...reader, entries, panels, filter, format }),
  });
};
