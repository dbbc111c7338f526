import * as z from "zod/mini";
import { Names } from "../catalogue/document-type-routes.ts";
import { CatalogueText } from "../catalogue/shown-text.ts";
import { DEFAULT_LOCALE, LOCALES } from "../limits.ts";
import { Id, list, Nothing, paging, queryId, searchText } from "../list.ts";
import { routes } from "../route.ts";
import { requiredText } from "../text.ts";
import { activityTypeStatuses } from "./vocabulary.ts";

const RISKS_MAX = 50;
const typeName = requiredText(255);
const RiskReference = z.object({ ownerId: z.int().check(z.minimum(0)), id: Id });
const Risk = z.extend(RiskReference, { name: CatalogueText, norm: z.nullable(z.string()) });
const status = z.enum(activityTypeStatuses);

/** Activity type of a supplier's workers, with its risks. */
export const ActivityType = z.object({
  id: Id,
  companyId: Id,
  companyName: z.string(),
  name: z.string(),
  status,
  risks: z.array(Risk),
  workerCount: z.int(),
  can: z.object({ update: z.boolean(), remove: z.boolean() }),
});
export type ActivityType = z.output<typeof ActivityType>;

export const ActivityTypeListQuery = z.object({
  ...paging(),
  query: z.optional(searchText),
  status: z.optional(status),
  companyId: z.optional(queryId),
});
export type ActivityTypeListQuery = z.output<typeof ActivityTypeListQuery>;

const Written = z.object({
  name: typeName,
  status: z._default(status, "active"),
  risks: z._default(z.array(RiskReference).check(z.maxLength(RISKS_MAX), z.meta({ examples: [[]] })), []),
});
export type WrittenActivityType = z.output<typeof Written>;

/** Proposal from the platform's catalogue, with its norm. */
const Proposed = z.object({
  ownerId: z.int(),
  id: Id,
  name: CatalogueText,
  names: Names,
  norm: z.nullable(z.string()),
  permit: z.nullable(CatalogueText),
});
const StatusChoice = z.object({ id: status, name: z.string() });
const inLanguage = z.object({ language: z._default(z.enum(LOCALES), DEFAULT_LOCALE) });
const proposals = { permission: "self", answer: z.array(Proposed) } as const;
const statuses = { permission: "self", query: inLanguage, answer: z.array(StatusChoice) } as const;

export const activityTypeRoutes = routes({
  "GET /employee-activity-type": {
    permission: "see_employee",
    summary: "Lists the activity types of the caller's suppliers",
    query: ActivityTypeListQuery,
    answer: list(ActivityType),
  },
  "POST /employee-activity-type": {
    permission: "config_employee_activity_type",
    summary: "Creates an activity type of a supplier",
    body: Written,
    answer: ActivityType,
    status: 201,
    refusals: ["activity_type.name_taken", "activity_type.unknown_risk", "company.choose_one", "permission.missing"],
  },
  "GET /employee-activity-type/{id}": {
    permission: "see_employee",
    summary: "Returns an activity type",
    answer: ActivityType,
    refusals: ["activity_type.not_found"],
  },
  "PUT /employee-activity-type/{id}": {
    permission: "config_employee_activity_type",
    summary: "Changes an activity type for all of its workers",
    body: Written,
    answer: ActivityType,
    refusals: ["activity_type.not_found", "activity_type.name_taken", "activity_type.unknown_risk", "permission.missing"],
  },
  "DELETE /employee-activity-type/{id}": {
    permission: "config_employee_activity_type",
    summary: "Deletes an activity type without workers",
    answer: Nothing,
    status: 204,
    refusals: ["activity_type.not_found", "activity_type.in_use", "permission.missing"],
  },
  "GET /activities-types/defaut-list": { ...proposals, summary: "Lists the activity types that the platform proposes" },
  "GET /activities-types/default-list": { ...proposals, summary: "Same as activities-types/defaut-list, in the correct spelling" },
  "GET /activities-types-status/defaut-list": { ...statuses, summary: "Lists the statuses of activity types" },
  "GET /activities-types-status/default-list": {
    ...statuses,
    summary: "Same as activities-types-status/defaut-list, in the correct spelling",
  },
});
