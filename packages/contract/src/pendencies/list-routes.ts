import * as z from "zod/mini";
import { documentKinds } from "../catalogue/vocabulary.ts";
import { companySides } from "../companies/sides.ts";
import { PLANS } from "../limits.ts";
import { Day, list, paging, queryFlag, queryId, queryList, searchText } from "../list.ts";
import { routes } from "../route.ts";
import { MonthText, PendencyRow } from "./pendency.ts";
import { pendencyOrders, pendencyStatuses } from "./vocabulary.ts";

/** The days and months are those of the expiry and of the reference; a false flag asks for nothing (CD-070). */
const filters = {
  name: z.optional(searchText),
  contract: z.optional(searchText),
  project_name: z.optional(searchText),
  employee: z.optional(searchText),
  company: z.optional(searchText),
  startDate: z.optional(Day),
  endDate: z.optional(Day),
  referenceMonthStart: z.optional(MonthText),
  referenceMonthEnd: z.optional(MonthText),
  withoutReferenceMonth: z.optional(queryFlag),
  status: z.optional(queryList(z.enum(pendencyStatuses))),
  plan: z.optional(queryList(z.enum(PLANS))),
  inactive: z.optional(queryFlag),
  pendencyType: z.optional(queryList(z.enum(documentKinds))),
  considerComments: z.optional(queryFlag),
  /** Only those that a question stops which the other side asked, or nobody by name. */
  waitsForMyAnswer: z.optional(queryFlag),
  project: z.optional(queryList(queryId)),
  /** Of whoever stands on both: only what they asked for, or only what is asked of them. */
  side: z.optional(z.enum(companySides)),
};
/** The filter of the list of pendencies: one schema for the address bar, the server, saved views and the export. */
export const PendencyFilter = z.object(filters);
export type PendencyFilter = z.output<typeof PendencyFilter>;
/** The same in its order, without a page. */
export const FilterInOrder = z.extend(PendencyFilter, { orderBy: z.optional(z.enum(pendencyOrders)) });
export type FilterInOrder = z.output<typeof FilterInOrder>;
export const PendencyListQuery = z.object({
  ...paging(),
  ...filters,
  orderBy: z._default(z.enum(pendencyOrders), "DEFAULT"),
});
export type PendencyListQuery = z.output<typeof PendencyListQuery>;

export const StatusTotal = z.object({ status: z.enum(pendencyStatuses), total: z.int(), isExact: z.boolean() });
export type StatusTotal = z.output<typeof StatusTotal>;

export const pendencyListRoutes = routes({
  "GET /pendencies": {
    permission: "see_pendency",
    summary: "Documents that were asked for, from the contracting and from the supplying side",
    query: PendencyListQuery,
    answer: list(PendencyRow),
  },
  "GET /pendencies/totals": {
    permission: "see_pendency",
    summary: "Number of pendencies per status for the same filter: exact up to 1,000, and beyond unless words or dates are filtered",
    query: PendencyFilter,
    answer: z.object({ results: z.array(StatusTotal) }),
  },
});
