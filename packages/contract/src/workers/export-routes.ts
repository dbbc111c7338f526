import * as z from "zod/mini";
import { EXPORT_LINK_HOURS } from "../limits.ts";
import { routes } from "../route.ts";
import { WorkerFilter } from "./list-routes.ts";

export const workerExportRoutes = routes({
  "POST /companies/employees/export": {
    permission: "export_employee",
    summary: "Writes the workers of a filter into a spreadsheet in the background, and sends a link to it",
    body: WorkerFilter,
    status: 202,
    answer: z.object({ jobId: z.string(), email: z.string(), linkHours: z.literal(EXPORT_LINK_HOURS) }),
  },
});
