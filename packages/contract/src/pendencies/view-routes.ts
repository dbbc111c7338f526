import * as z from "zod/mini";
import { PENDENCY_VIEW_NAME_MAX_LENGTH } from "../limits.ts";
import { Id, Nothing } from "../list.ts";
import { routes } from "../route.ts";
import { requiredText } from "../text.ts";
import { FilterInOrder } from "./list-routes.ts";

/**
 * Saved view: filter and order of the list. `expires` replaces the dates by the week in which the view is opened, `sends` the deadlines of the
 * supplier by that day and the next seven.
 */
export const ViewFilter = z
  .extend(FilterInOrder, { expires: z.optional(z.enum(["THIS_WEEK"])), sends: z.optional(z.enum(["NEXT_7_DAYS"])) })
  .check(
    z.refine(({ expires, startDate, endDate }) => !expires || !(startDate || endDate), { path: ["expires"] }),
    z.refine(({ sends, sendByStart, sendByEnd }) => !sends || !(sendByStart || sendByEnd), { path: ["sends"] }),
  );
export type ViewFilter = z.output<typeof ViewFilter>;
const ViewToSave = z.object({
  name: requiredText(PENDENCY_VIEW_NAME_MAX_LENGTH),
  filter: ViewFilter,
});
/** Without a filter the stored one remains, so that a rename does not undo a concurrent filter change. */
const ViewToChange = z.extend(ViewToSave, { filter: z.optional(ViewFilter) });

/** Filter saved under a name. */
export const PendencyView = z.object({ id: Id, name: z.string(), filter: ViewFilter });
export type PendencyView = z.output<typeof PendencyView>;

export const pendencyViewRoutes = routes({
  "GET /pendencies/views": {
    permission: "see_pendency",
    summary: "Lists the caller's views of the pendency list, by name",
    answer: z.object({ results: z.array(PendencyView) }),
  },
  "POST /pendencies/views": {
    permission: "see_pendency",
    summary: "Saves a filter of the list under a name",
    body: ViewToSave,
    status: 201,
    answer: PendencyView,
    refusals: ["pendency.view_name_taken", "pendency.too_many_views"],
  },
  "PUT /pendencies/views/{id}": {
    permission: "see_pendency",
    summary: "Changes the name or the filter of one of the caller's views",
    body: ViewToChange,
    answer: PendencyView,
    refusals: ["pendency.view_not_found", "pendency.view_name_taken"],
  },
  "DELETE /pendencies/views/{id}": {
    permission: "see_pendency",
    summary: "Deletes one of the caller's views",
    status: 204,
    answer: Nothing,
    refusals: ["pendency.view_not_found"],
  },
});
