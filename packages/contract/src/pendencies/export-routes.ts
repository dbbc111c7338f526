import { ExportAsked } from "../export-asked.ts";
import { routes } from "../route.ts";
import { FilterInOrder } from "./list-routes.ts";

export const pendencyExportRoutes = routes({
  "POST /reports/pendencies/export": {
    permission: "export_pendency",
    summary: "Writes the pendencies of a filter into a spreadsheet in the background, and sends a link to it",
    body: FilterInOrder,
    status: 202,
    answer: ExportAsked,
  },
});
