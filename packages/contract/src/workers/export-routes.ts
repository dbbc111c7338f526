import { ExportAsked } from "../export-asked.ts";
import { routes } from "../route.ts";
import { WorkerFilter } from "./list-routes.ts";

export const workerExportRoutes = routes({
  "POST /companies/employees/export": {
    permission: "export_employee",
    summary: "Exports the filtered workers to a spreadsheet in the background and sends a link",
    body: WorkerFilter,
    status: 202,
    answer: ExportAsked,
  },
});
