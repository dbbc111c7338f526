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
/** The status that is asked for; the action where two lead there, as finishing and closing without an analysis do. */
const asked = {
  status: z.enum(pendencyStatuses).check(z.meta({ examples: ["DONE"] })),
  note: z.optional(z.nullable(Note)),
  action: z.optional(z.enum(pendencyActions).check(z.meta({ examples: ["close_unread"] }))),
};
/** What somebody read before they decided: the pendency, and its answers where the decision rests on them. */
export const asRead = { version: z.optional(readVersion), answersVersion: z.optional(z.nullable(z.int().check(z.minimum(0)))) };
/** The version of one of many: what changed since is refused by its line. */
const LineRead = z.object({ id: Id, version: readVersion });
export const StatusChange = z.object({ ...asked, ...asRead });
export type StatusChange = z.output<typeof StatusChange>;

/** What a change would be, in the words of a review where it is one, and what stands in its way: documents by name, and how many answers. */
const Verification = z.object({
  action: z.nullable(z.enum(pendencyActions)),
  decision: z.nullable(z.enum(reviewDecisions)),
  nextStatus: z.nullable(z.enum(pendencyStatuses)),
  documents: z.array(z.object({ id: Id, name: z.string() })),
  obstacle: z.nullable(z.object({ code: z.string(), message: z.string(), details: z.nullable(z.record(z.string(), z.unknown())) })),
});

const OfPlan = z.object({ plan: z._default(z.enum(PLANS), DEFAULT_PLAN) });
/** Whatever stops somebody who moves a pendency, by whichever call. */
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
  "pendency.note_missing",
  "pendency.reason_missing",
  "pendency.question_missing",
  "pendency.answer_missing",
  "permission.missing",
] as const;

export const pendencyRecordRoutes = routes({
  "GET /pendencies/{id}": {
    permission: "see_details_pendency",
    summary: "One pendency with everything that decides what may be done",
    answer: Pendency,
    refusals: ["pendency.not_found", "permission.missing"],
  },
  "PUT /pendencies/{id}": {
    permission: { by: "status", table: movers },
    summary: "Moves a pendency to another status, where its present one, its checklist and its documents allow it",
    body: StatusChange,
    answer: Pendency,
    refusals: whatRefusesMoves,
  },
  "GET /pendencies/{id}/document-review-analysis": {
    permission: "see_details_pendency",
    summary:
      "What a change of status would be, where it would lead and which documents stand in its way; without a status, the one that the checklist calls for",
    query: z.object({ status: z.optional(z.enum(pendencyStatuses)), action: asked.action }),
    answer: Verification,
    refusals: ["pendency.not_found", "permission.missing"],
  },
  "DELETE /pendencies/{id}": {
    permission: "config_pendency_project",
    summary: "Takes back what was asked, as long as nothing was sent; the rule does not ask for it again",
    status: 204,
    answer: Nothing,
    refusals: ["pendency.not_found", "pendency.not_removable", "permission.missing"],
  },
  "GET /pendencies/{id}/history": {
    permission: "see_details_pendency",
    summary: "Who did what to a pendency, newest first",
    query: z.object(paging()),
    answer: list(HistoryEntry),
    refusals: ["pendency.not_found", "permission.missing"],
  },
  "POST /pendencies/bulk": {
    permission: { by: "status", table: movers },
    summary: "Moves many pendencies: each succeeds or is refused on its own",
    body: z.object({
      ...asked,
      ids: z.array(Id).check(z.minLength(1), z.maxLength(PENDENCY_BULK_MAX)),
      read: z.optional(z.array(LineRead).check(z.maxLength(PENDENCY_BULK_MAX))),
    }),
    answer: z.object({ results: z.array(BulkLine) }),
    repeatable: true,
  },
  "GET /pendencies/categories": {
    permission: "see_pendency",
    summary: "The categories of documents that a plan has",
    query: OfPlan,
    answer: z.object({ results: z.array(z.enum(documentCategories)) }),
  },
  "GET /pendencies/default-list": {
    permission: "see_pendency",
    summary: "The documents of a plan that may be asked for: those with a validity, or those without",
    query: z.object({ ...paging(), ...OfPlan.shape, validity: z._default(queryFlag, DEFAULT_PENDENCY_VALIDITY) }),
    answer: list(DocumentTypeLine),
  },
});
