// Files of the panels: a spreadsheet with a sheet per panel, or a PDF with a table per panel.
import * as z from "zod/mini";
import { RankingQuery } from "./filter.ts";

export const panelFormats = ["xlsx", "pdf"] as const;
export type PanelFormat = (typeof panelFormats)[number];

const { page, order, ...filter } = RankingQuery.shape;
/** Filter of the page, and page and order of each ranking: `page` and `order` are those of the document types. */
export const PanelExportFilter = z.object({ ...filter, page, order, companyPage: page, companyOrder: order });
export type PanelExportFilter = z.output<typeof PanelExportFilter>;
export const PanelExport = z.extend(PanelExportFilter, { format: z.enum(panelFormats) });
