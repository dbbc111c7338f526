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
  /** The documents that are meant; all that stand where none is named. */
  documents: z.optional(z.array(Id).check(z.maxLength(PENDENCY_BULK_MAX), z.meta({ examples: [[]] }))),
  /** The justification of a rejection, or the question. */
  note: z.optional(z.nullable(freeText(PENDENCY_NOTE_MAX_LENGTH))),
  ...asRead,
});
export type Decision = z.output<typeof Decision>;

/** Somebody else who looks at a pendency now. */
const Reviewer = z.object({ id: Id, name: z.string(), since: Instant });
/** Who decides on pendencies sees who else is about to. */
const REVIEWERS = ["answer_checklist_pendency", "confirm_pendency", "reject_pendency"] as const;

export const pendencyReviewRoutes = routes({
  "PATCH /pendencies/{id}/document-review": {
    permission: ["see_pendency", "confirm_pendency", "reject_pendency", "pre_rejected_pendency", "send_doubts_document"],
    summary:
      "Decides on the documents of a pendency: approved, rejected with its justification, or a question about them or their validity",
    body: Decision,
    answer: Pendency,
    refusals: [...whatRefusesMoves, "pendency.nothing_approved", "pendency.no_validity", "document.not_found"],
  },
  "GET /pendencies/{id}/analysis-history": {
    permission: "see_analysis_history",
    summary:
      "Who changed what of the analysis of a pendency, newest first; a supplier reads the answers that a decision told, and not who gave them",
    query: z.object(paging()),
    answer: list(AnalysisEntry),
    refusals: ["pendency.not_found", "permission.missing"],
  },
  "GET /pendencies/{id}/presence": {
    permission: REVIEWERS,
    summary: "Who else looks at a pendency to decide on it; asked again with If-None-Match, it answers only what is new",
    polled: true,
    answer: z.object({ results: z.array(Reviewer) }),
    refusals: ["pendency.not_found", "permission.missing"],
  },
  "PUT /pendencies/{id}/presence": {
    permission: REVIEWERS,
    summary: "Says that the person looks at a pendency: told every 15 s, and gone 45 s after the last time",
    status: 204,
    answer: Nothing,
    refusals: ["pendency.not_found", "permission.missing"],
  },
  "DELETE /pendencies/{id}/presence": {
    permission: REVIEWERS,
    summary: "Says that the person looks at something else",
    status: 204,
    answer: Nothing,
    refusals: ["pendency.not_found", "permission.missing"],
  },
});
