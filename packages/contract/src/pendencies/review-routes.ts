import * as z from "zod/mini";
import { PENDENCY_BULK_MAX, PENDENCY_NOTE_MAX_LENGTH } from "../limits.ts";
import { Id, Instant, list, Nothing, paging } from "../list.ts";
import { routes } from "../route.ts";
import { freeText } from "../text.ts";
import { AnalysisEntry } from "./analysis-entry.ts";
import { Pendency } from "./pendency.ts";
import { asRead, whatRefusesMoves } from "./record-routes.ts";
import { reviewDecisions } from "./vocabulary.ts";

const Decision = z.object({
  decision: z.enum(reviewDecisions).check(z.meta({ examples: ["APPROVED"] })),
  /** The documents of the decision; without ids, all current ones. */
  documents: z.optional(z.array(Id).check(z.maxLength(PENDENCY_BULK_MAX), z.meta({ examples: [[]] }))),
  /** The justification of a rejection, or the question. */
  note: z.optional(z.nullable(freeText(PENDENCY_NOTE_MAX_LENGTH))),
  ...asRead,
});
export type Decision = z.output<typeof Decision>;

/** Another user who is viewing the pendency. */
const Reviewer = z.object({ id: Id, name: z.string(), since: Instant });
/** Permissions of reviewers, who see each other's presence. */
const REVIEWERS = ["answer_checklist_pendency", "confirm_pendency", "reject_pendency"] as const;

export const pendencyReviewRoutes = routes({
  "PATCH /pendencies/{id}/document-review": {
    permission: ["see_pendency", "confirm_pendency", "reject_pendency", "pre_rejected_pendency", "send_doubts_document"],
    summary: "Decides on the documents of a pendency: approval, rejection with justification, or a question about them or their validity",
    body: Decision,
    answer: Pendency,
    refusals: [...whatRefusesMoves, "pendency.nothing_approved", "pendency.no_validity", "document.not_found"],
  },
  "GET /pendencies/{id}/analysis-history": {
    permission: "see_analysis_history",
    summary:
      "Lists the changes in the analysis of a pendency, newest first; a supplier sees answers only after the decision and without author",
    query: z.object(paging()),
    answer: list(AnalysisEntry),
    refusals: ["pendency.not_found", "permission.missing"],
  },
  "GET /pendencies/{id}/presence": {
    permission: REVIEWERS,
    summary: "Lists the other reviewers of a pendency; supports If-None-Match for polling",
    polled: true,
    answer: z.object({ results: z.array(Reviewer) }),
    refusals: ["pendency.not_found", "permission.missing"],
  },
  "PUT /pendencies/{id}/presence": {
    permission: REVIEWERS,
    summary: "Reports that the caller is viewing a pendency: sent every 15 s, expires after 45 s",
    status: 204,
    answer: Nothing,
    refusals: ["pendency.not_found", "permission.missing"],
  },
  "DELETE /pendencies/{id}/presence": {
    permission: REVIEWERS,
    summary: "Ends the presence of the caller on a pendency",
    status: 204,
    answer: Nothing,
    refusals: ["pendency.not_found", "permission.missing"],
  },
});
