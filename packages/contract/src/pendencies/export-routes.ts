import { ExportAsked } from "../export-asked.ts";
import { routes } from "../route.ts";
import { FilterInOrder } from "./list-routes.ts";

export const pendencyExportRoutes = routes({
  "POST /reports/pendencies/export": {
    permission: "export_pendency",
    summary: "Exports the filtered pendencies to a spreadsheet in the background and sends a link",
    body: FilterInOrder,
    status: 202,
    answer: ExportAsked,
  },
});
