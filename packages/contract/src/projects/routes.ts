import * as z from "zod/mini";
import { PLANS } from "../limits.ts";
import { Day, Id, list, paging, queryId, queryList, searchText } from "../list.ts";
import { routes } from "../route.ts";

export const projectStates = ["active", "inactive"] as const;
export type ProjectState = (typeof projectStates)[number];
/** States of the list filter: active, inactive, and draft, which is neither. */
export const listedStates = [...projectStates, "draft"] as const;
export type ListedState = (typeof listedStates)[number];

/** Conformity is the share of settled documents; projects without one come last in both directions. */
export const projectOrders = [
  "NAME_ASC",
  "NAME_DESC",
  "START_DATE_DESC",
  "START_DATE_ASC",
  "END_DATE_ASC",
  "END_DATE_DESC",
  "CONFORMITY_ASC",
  "CONFORMITY_DESC",
] as const;
export type ProjectOrder = (typeof projectOrders)[number];

/** Filter of the project list, shared by the URL and the server. */
export const ProjectListQuery = z.object({
  ...paging(),
  query: z.optional(searchText),
  state: z.optional(queryList(z.enum(listedStates))),
  companies: z.optional(queryList(queryId)),
  facilities: z.optional(queryList(queryId)),
  departments: z.optional(queryList(queryId)),
  projects: z.optional(queryList(queryId)),
  /** Suppliers of the project, and plans of its suppliers: with both, one of the suppliers has one of the plans. */
  provider: z.optional(queryList(queryId)),
  plan: z.optional(queryList(z.enum(PLANS))),
  startsFrom: z.optional(Day),
  endsUntil: z.optional(Day),
  orderBy: z._default(z.enum(projectOrders), "NAME_ASC"),
});
export type ProjectListQuery = z.output<typeof ProjectListQuery>;

export const ProjectRow = z.object({
  id: Id,
  name: z.string(),
  contract: z.nullable(z.string()),
  scope: z.nullable(z.string()),
  company: z.object({ id: Id, name: z.string() }),
  startDate: z.nullable(Day),
  endDate: z.nullable(Day),
  state: z.enum(projectStates),
  /** Whether the last day of an active project has passed. */
  hasEnded: z.boolean(),
  projectIsBlocked: z.boolean(),
  providerCount: z.int(),
  locations: z.array(z.string()),
  /** Settled and total required documents, `null` without permission; users of a supplier get the numbers of their own. */
  conformity: z.nullable(z.object({ settled: z.int(), total: z.int() })),
  /** Drafts are visible to users who may edit them, with the draft filter or without a state filter. */
  isDraft: z.boolean(),
  can: z.object({
    update: z.boolean(),
    inactivate: z.boolean(),
    reactivate: z.boolean(),
    remove: z.boolean(),
    copy: z.boolean(),
  }),
});
export type ProjectRow = z.output<typeof ProjectRow>;

export const projectRoutes = routes({
  "GET /projects": {
    permission: "see_projects",
    summary: "Lists the projects of the caller, of the contractor and of the supplier side",
    query: ProjectListQuery,
    answer: list(ProjectRow),
  },
});
