import * as z from "zod/mini";
import { ExportAsked } from "../export-asked.ts";
import { HistoryEntry } from "../history/entry.ts";
import { RESTRICTION_REASON_MAX_LENGTH, WORKER_NAME_MAX_LENGTH } from "../limits.ts";
import { Day, Id, Instant, list, Nothing, paging, queryList, queryNumber, searchText } from "../list.ts";
import { routes } from "../route.ts";
import { requiredText } from "../text.ts";
import { identityDocument, ShownDocument } from "./identity-document.ts";
import { restrictionStatuses } from "./vocabulary.ts";

const personName = requiredText(WORKER_NAME_MAX_LENGTH);
const reason = requiredText(RESTRICTION_REASON_MAX_LENGTH);
const period = { startDate: Day, endDate: z.nullable(Day) };
const days = queryNumber(z.int().check(z.minimum(0), z.maximum(100_000)));

/** Restriction: a contractor excludes a person from its projects, with or without an end date. */
export const Restriction = z.object({
  id: Id,
  companyId: Id,
  name: z.string(),
  document: ShownDocument,
  reason: z.string(),
  ...period,
  status: z.enum(restrictionStatuses),
  /** Days until the end date; `null` without one, and after the end. */
  daysRemaining: z.nullable(z.int()),
  /** Number of the contractor's projects in which the person still works, at any supplier. */
  linkCount: z.int(),
  createdBy: z.nullable(z.string()),
  createdAt: Instant,
  version: z.int(),
  can: z.object({ update: z.boolean(), remove: z.boolean() }),
});
export type Restriction = z.output<typeof Restriction>;

export const RestrictionListQuery = z.object({
  ...paging(),
  name: z.optional(searchText),
  document: z.optional(searchText),
  status: z.optional(queryList(z.enum(restrictionStatuses))),
  reason: z.optional(searchText),
  daysRemainingStart: z.optional(days),
  daysRemainingEnd: z.optional(days),
});
export type RestrictionListQuery = z.output<typeof RestrictionListQuery>;

const NewRestriction = z.object({ name: personName, ...identityDocument, reason, ...period }).check(
  z.meta({
    examples: [{ name: "José Prado", CPF: "529.982.247-25", reason: "Descumprimento de norma", startDate: "2026-11-21", endDate: null }],
  }),
);
const ChangedRestriction = z.object({ name: personName, reason, ...period, version: z.int().check(z.positive()) });
const refusedChanges = [
  "restriction.not_found",
  "restriction.dates_reversed",
  "restriction.already_past",
  "restriction.overlaps",
  "restriction.over",
  "restriction.stale",
  "company.not_found",
  "permission.missing",
] as const;
const change = { permission: "update_restricted_employee", answer: Restriction, refusals: refusedChanges } as const;
const lift = {
  permission: "remove_restricted_employee",
  answer: Nothing,
  status: 204,
  refusals: ["restriction.not_found", "restriction.over", "company.not_found", "permission.missing"],
} as const;

const exportHistory = {
  permission: "export_restricted_employee",
  status: 202,
  answer: ExportAsked,
  refusals: ["company.not_found", "permission.missing"],
} as const;

export const restrictionRoutes = routes({
  "GET /companies/{companyId}/restricted-employee": {
    permission: "see_restricted_employee",
    summary: "Lists the restrictions of a company",
    query: RestrictionListQuery,
    answer: list(Restriction),
    refusals: ["company.not_found", "permission.missing"],
  },
  "POST /companies/{companyId}/restricted-employee": {
    permission: "add_restricted_employee",
    summary: "Excludes a person from the company's projects, at any supplier",
    body: NewRestriction,
    answer: Restriction,
    status: 201,
    refusals: [
      "restriction.one_document",
      "restriction.dates_reversed",
      "restriction.already_past",
      "restriction.overlaps",
      "company.not_found",
      "permission.missing",
    ],
  },
  "PUT /companies/{companyId}/restricted-employee": {
    ...change,
    summary: "Changes a restriction that is not over; its id is in the body",
    body: z.extend(ChangedRestriction, { id: Id }),
  },
  "PUT /companies/{companyId}/restricted-employee/{id}": {
    ...change,
    summary: "Changes a restriction that is not over",
    body: ChangedRestriction,
  },
  "DELETE /companies/{companyId}/restricted-employee": {
    ...lift,
    summary: "Lifts a restriction; its id is in the body",
    body: z.object({ id: Id }),
  },
  "DELETE /companies/{companyId}/restricted-employee/{id}": { ...lift, summary: "Lifts a restriction" },
  "GET /companies/{companyId}/restricted-employee/history": {
    permission: "see_restricted_employee",
    summary: "Lists changes of restrictions, newest first",
    query: z.object(paging()),
    answer: list(HistoryEntry),
    refusals: ["company.not_found", "permission.missing"],
  },
  "GET /companies/{companyId}/restricted-employee/export-history": {
    ...exportHistory,
    summary: "Exports the history of restrictions to a spreadsheet in the background and sends a link",
  },
  "POST /companies/{companyId}/restricted-employee/export-history": {
    ...exportHistory,
    summary: "Same export as a POST, like the other exports",
  },
});
