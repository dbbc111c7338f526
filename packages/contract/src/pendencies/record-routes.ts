import * as z from "zod/mini";
import { BulkLine } from "../bulk-line.ts";
import { DocumentTypeLine, readVersion } from "../catalogue/document-type-routes.ts";
import { documentCategories } from "../catalogue/vocabulary.ts";
import { HistoryEntry } from "../history/entry.ts";
import { DEFAULT_PENDENCY_VALIDITY, DEFAULT_PLAN, PENDENCY_BULK_MAX, PENDENCY_NOTE_MAX_LENGTH, PLANS } from "../limits.ts";
import { Id, list, Nothing, paging, queryFlag } from "../list.ts";
import { routes } from "../route.ts";
import { freeText } from "../text.ts";
import { movers } from "./movers.ts";
import { Pendency } from "./pendency.ts";
import { pendencyActions, pendencyStatuses, reviewDecisions } from "./vocabulary.ts";

const Note = freeText(PENDENCY_NOTE_MAX_LENGTH);
/** Target status, and the action if two moves lead to it, such as finishing and closing without analysis. */
const requestedChange = {
  status: z.enum(pendencyStatuses).check(z.meta({ examples: ["DONE"] })),
  note: z.optional(z.nullable(Note)),
  action: z.optional(z.enum(pendencyActions).check(z.meta({ examples: ["close_unread"] }))),
};
/** Versions that the caller loaded: of the pendency, and of its answers if the decision depends on them. */
export const asRead = { version: z.optional(readVersion), answersVersion: z.optional(z.nullable(z.int().check(z.minimum(0)))) };
/** Version of one row in a bulk request; an outdated one is refused in its line. */
const LineRead = z.object({ id: Id, version: readVersion });
export const StatusChange = z.object({ ...requestedChange, ...asRead });
export type StatusChange = z.output<typeof StatusChange>;

/** Preview of a change, with the review decision if it is one and its obstacles: documents by name, and a number of answers. */
const Verification = z.object({
  action: z.nullable(z.enum(pendencyActions)),
  decision: z.nullable(z.enum(reviewDecisions)),
  nextStatus: z.nullable(z.enum(pendencyStatuses)),
  documents: z.array(z.object({ id: Id, name: z.string() })),
  obstacle: z.nullable(z.object({ code: z.string(), message: z.string(), details: z.nullable(z.record(z.string(), z.unknown())) })),
});

/** What a move of one row would answer now: ready, or the refusal. */
const BulkPreviewLine = z.object({ id: Id, ready: z.boolean(), code: z.nullable(z.string()), message: z.nullable(z.string()) });

const OfPlan = z.object({ plan: z._default(z.enum(PLANS), DEFAULT_PLAN) });
const OfferedTypes = z.object({ ...paging(), ...OfPlan.shape, validity: z._default(queryFlag, DEFAULT_PENDENCY_VALIDITY) });
/** Refusals of every route that moves a pendency. */
export const whatRefusesMoves = [
  "pendency.not_found",
  "pendency.stale",
  "pendency.inactive",
  "pendency.move_not_allowed",
  "pendency.cannot_finish",
  "pendency.cannot_reject",
  "pendency.cannot_mark_not_applicable",
  "pendency.nothing_sent",
  "pendency.nothing_new",
  "pendency.documents_held",
  "pendency.expiry_missing",
  "pendency.issue_missing",
  "pendency.already_opened",
  "pendency.own_document",
  "pendency.document_expired",
  "pendency.issued_before_need",
  "pendency.note_missing",
  "pendency.reason_missing",
  "pendency.question_missing",
  "pendency.answer_missing",
  "permission.missing",
] as const;

export const pendencyRecordRoutes = routes({
  "GET /pendencies/{id}": {
    permission: "see_details_pendency",
    summary: "Returns one pendency with the facts that decide its moves",
    answer: Pendency,
    refusals: ["pendency.not_found", "permission.missing"],
  },
  "PUT /pendencies/{id}": {
    permission: { by: "status", table: movers },
    summary: "Moves a pendency to another status if its current status, checklist and documents allow it",
    body: StatusChange,
    answer: Pendency,
    refusals: whatRefusesMoves,
  },
  "GET /pendencies/{id}/document-review-analysis": {
    permission: "see_details_pendency",
    summary: "Previews a status change with its target and blocking documents; without a status, the change that the checklist implies",
    query: z.object({ status: z.optional(z.enum(pendencyStatuses)), action: requestedChange.action }),
    answer: Verification,
    refusals: ["pendency.not_found", "permission.missing"],
  },
  "DELETE /pendencies/{id}": {
    permission: "config_pendency_project",
    summary: "Deletes a pendency without documents; its rule does not create it again",
    status: 204,
    answer: Nothing,
    refusals: ["pendency.not_found", "pendency.not_removable", "permission.missing"],
  },
  "GET /pendencies/{id}/history": {
    permission: "see_details_pendency",
    summary: "Lists the history of a pendency, newest first",
    query: z.object(paging()),
    answer: list(HistoryEntry),
    refusals: ["pendency.not_found", "permission.missing"],
  },
  "POST /pendencies/bulk": {
    permission: { by: "status", table: movers },
    summary: "Moves many pendencies; each succeeds or is refused on its own",
    body: z.object({
      ...requestedChange,
      ids: z.array(Id).check(z.minLength(1), z.maxLength(PENDENCY_BULK_MAX)),
      read: z.optional(z.array(LineRead).check(z.maxLength(PENDENCY_BULK_MAX))),
    }),
    answer: z.object({ results: z.array(BulkLine) }),
    repeatable: true,
  },
  "POST /pendencies/bulk/preview": {
    permission: { by: "status", table: movers },
    summary: "Previews the move of many pendencies: whether each would succeed now, or its refusal; changes nothing",
    body: z.object({
      status: requestedChange.status,
      action: requestedChange.action,
      ids: z.array(Id).check(z.minLength(1), z.maxLength(PENDENCY_BULK_MAX)),
    }),
    answer: z.object({ results: z.array(BulkPreviewLine) }),
  },
  "GET /pendencies/categories": {
    permission: "see_pendency",
    summary: "Lists the document categories of a plan",
    query: OfPlan,
    answer: z.object({ results: z.array(z.enum(documentCategories)) }),
  },
  "GET /pendencies/default-list": {
    permission: "see_pendency",
    summary: "Lists the document types of a plan, with or without validity",
    query: OfferedTypes,
    answer: list(DocumentTypeLine),
  },
  "GET /integrations/{companyId}/pendencies/default-list": {
    permission: "see_pendency",
    summary: "Same as pendencies/default-list, for one company",
    query: OfferedTypes,
    answer: list(DocumentTypeLine),
    refusals: ["company.not_found", "permission.missing"],
  },
});
