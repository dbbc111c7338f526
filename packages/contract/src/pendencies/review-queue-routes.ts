import * as z from "zod/mini";
import { Day, Id, list, paging } from "../list.ts";
import { routes } from "../route.ts";

/** When the queue will be empty: today, on a day, after more than a year, or never, because as many documents arrive as are decided. */
const queueForecasts = ["empty", "on_day", "over_a_year", "never"] as const;

const QueueFigures = z.object({
  waiting: z.int(),
  /** Waiting documents by the due date of their review; this week ends on Sunday and does not include today. */
  overdue: z.int(),
  dueToday: z.int(),
  dueThisWeek: z.int(),
  /** Business days since the documents were received; null without documents. */
  oldestDays: z.nullable(z.int()),
  medianDays: z.nullable(z.int()),
  /** Documents per business day. */
  receivedPerDay: z.number(),
  decidedPerDay: z.number(),
  forecast: z.enum(queueForecasts),
  emptyOn: z.nullable(Day),
});
export type QueueFigures = z.output<typeof QueueFigures>;

const Named = z.object({ id: Id, name: z.string() });
export const QueueOfProject = z.extend(QueueFigures, {
  project: Named,
  contractor: Named,
  /** Account to which the reviews of the project are assigned. */
  assignee: z.nullable(Named),
  can: z.object({ assign: z.boolean() }),
});
export type QueueOfProject = z.output<typeof QueueOfProject>;

export const ReviewQueueQuery = z.object(paging());

export const reviewQueueRoutes = routes({
  "GET /pendencies/review-queue": {
    permission: "see_pendency",
    summary: "Review queue of the contractor side: due dates, age, pace of the last ten business days and forecast, in all and per project",
    query: ReviewQueueQuery,
    answer: z.extend(list(QueueOfProject), { total: QueueFigures }),
  },
});
