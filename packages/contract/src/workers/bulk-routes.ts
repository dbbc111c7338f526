import * as z from "zod/mini";
import { BulkLine } from "../bulk-line.ts";
import { WORKER_BULK_MAX } from "../limits.ts";
import { Id } from "../list.ts";
import { routes } from "../route.ts";
import { WorkingDay } from "./record.ts";

const ids = z.array(Id).check(z.minLength(1), z.maxLength(WORKER_BULK_MAX));
export const BulkWork = z.discriminatedUnion("action", [
  z.object({ action: z.literal("LINK"), ids, projectId: Id, hiringDate: WorkingDay, endDate: z._default(z.nullable(WorkingDay), null) }),
  z.object({ action: z.literal("UNLINK"), ids, projectId: Id }),
]);
export type BulkWork = z.output<typeof BulkWork>;

export const workerBulkRoutes = routes({
  "POST /employees/bulk": {
    permission: "assign_employee_project",
    summary: "Links many workers to a project or unlinks them; each succeeds or is refused on its own",
    body: BulkWork,
    answer: z.object({ results: z.array(BulkLine) }),
    repeatable: true,
  },
});
