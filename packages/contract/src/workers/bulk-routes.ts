import * as z from "zod/mini";
import { WORKER_BULK_MAX } from "../limits.ts";
import { Day, Id } from "../list.ts";
import { routes } from "../route.ts";

const ids = z.array(Id).check(z.minLength(1), z.maxLength(WORKER_BULK_MAX));
export const BulkWork = z.discriminatedUnion("action", [
  z.object({ action: z.literal("LINK"), ids, projectId: Id, hiringDate: Day, endDate: z._default(z.nullable(Day), null) }),
  z.object({ action: z.literal("UNLINK"), ids, projectId: Id }),
]);
export type BulkWork = z.output<typeof BulkWork>;

/** What became of one of them: done, or the refusal that a single request would have met. */
export const BulkLine = z.object({
  id: Id,
  done: z.boolean(),
  code: z.nullable(z.string()),
  message: z.nullable(z.string()),
  details: z.nullable(z.record(z.string(), z.unknown())),
});
export type BulkLine = z.output<typeof BulkLine>;

export const workerBulkRoutes = routes({
  "POST /employees/bulk": {
    permission: "assign_employee_project",
    summary: "Links many workers to a project, or takes them out of it: each succeeds or is refused on its own",
    body: BulkWork,
    answer: z.object({ results: z.array(BulkLine) }),
  },
});
