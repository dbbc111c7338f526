import * as z from "zod/mini";
import { CatalogueText } from "../catalogue/shown-text.ts";
import { documentKinds } from "../catalogue/vocabulary.ts";
import { companySides } from "../companies/sides.ts";
import { PLANS, SUGGESTION_MIN_LENGTH } from "../limits.ts";
import { Day, Id, list, paging, queryFlag, queryId, queryList, searchText } from "../list.ts";
import { routes } from "../route.ts";
import { MonthText, PendencyRow } from "./pendency.ts";
import { pendencyOrders, pendencyStatuses } from "./vocabulary.ts";

/** Dates filter the expiry, months the reference month; a false flag has no effect (CD-070). */
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
  /** Deadline of the supplier, both days included. */
  sendByStart: z.optional(Day),
  sendByEnd: z.optional(Day),
  /** Only pendencies with a pending dispute. */
  disputed: z.optional(queryFlag),
  /** Only reviews that are assigned to the caller or to no account. */
  myQueue: z.optional(queryFlag),
  /** Only reviews past their due date. */
  reviewOverdue: z.optional(queryFlag),
  status: z.optional(queryList(z.enum(pendencyStatuses))),
  plan: z.optional(queryList(z.enum(PLANS))),
  inactive: z.optional(queryFlag),
  pendencyType: z.optional(queryList(z.enum(documentKinds))),
  considerComments: z.optional(queryFlag),
  /** Only pendencies suspended by a question of the other side, or by one without an author. */
  waitsForMyAnswer: z.optional(queryFlag),
  /** Only open pendencies whose rejection has no answer yet; `withoutRejection` only the other open ones. */
  rejected: z.optional(queryFlag),
  withoutRejection: z.optional(queryFlag),
  project: z.optional(queryList(queryId)),
  /** By id, because workers and companies with the same name exist; `employee` and `company` search names. */
  worker: z.optional(queryList(queryId)),
  supplier: z.optional(queryList(queryId)),
  contractor: z.optional(queryList(queryId)),
  documentType: z.optional(queryList(queryId)),
  /** Departments of the project. */
  department: z.optional(queryList(queryId)),
  /** Days of creation in São Paulo, both included. */
  createdStart: z.optional(Day),
  createdEnd: z.optional(Day),
  /** Only documents that are not settled: all of them, or those that one side has to send, answer or review. */
  irregular: z.optional(z.enum(["all", ...companySides])),
  /** For users on both contract sides: one side only. */
  side: z.optional(z.enum(companySides)),
};
/** Filter of the pendency list, shared by the URL, the server, saved views and the export. */
export const PendencyFilter = z.object(filters);
export type PendencyFilter = z.output<typeof PendencyFilter>;
/** The filter with its order, without paging. */
export const FilterInOrder = z.extend(PendencyFilter, { orderBy: z.optional(z.enum(pendencyOrders)) });
export type FilterInOrder = z.output<typeof FilterInOrder>;
export const PendencyListQuery = z.object({
  ...paging(),
  ...filters,
  orderBy: z._default(z.enum(pendencyOrders), "DEFAULT"),
});
export type PendencyListQuery = z.output<typeof PendencyListQuery>;

/** Open pendencies have two totals: rejected ones and the others. */
export const StatusTotal = z.object({ status: z.enum(pendencyStatuses), rejected: z.boolean(), total: z.int(), isExact: z.boolean() });
export type StatusTotal = z.output<typeof StatusTotal>;

/** Kinds of suggestions. Each is a filter of the list: by id, and a document by its name. */
export const suggestionKinds = ["worker", "document", "supplier", "contractor", "project"] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];
const SuggestionWord = searchText.check(z.minLength(SUGGESTION_MIN_LENGTH)).register(z.globalRegistry, { examples: ["ana"] });
/** `detail` separates equal names: the employer, the CNPJ or the contract number. */
export const Suggestion = z.object({
  kind: z.enum(suggestionKinds),
  id: z.nullable(Id),
  name: CatalogueText,
  detail: z.nullable(z.string()),
});
export type Suggestion = z.output<typeof Suggestion>;

export const pendencyListRoutes = routes({
  "GET /pendencies": {
    permission: "see_pendency",
    summary: "Lists pendencies of the contractor and of the supplier side",
    query: PendencyListQuery,
    answer: list(PendencyRow),
  },
  "GET /pendencies/totals": {
    permission: "see_pendency",
    summary:
      "Counts pendencies per status for a filter, open ones apart from rejected ones: exact up to 1,000, above that only without text and date filters",
    query: PendencyFilter,
    answer: z.object({ results: z.array(StatusTotal) }),
  },
  "GET /pendencies/suggestions": {
    permission: "see_pendency",
    summary: "Suggests filters for a search word: names that occur in the caller's list, up to 8 per kind",
    query: z.object({ q: z.optional(SuggestionWord) }),
    answer: z.object({ results: z.array(Suggestion) }),
  },
});
