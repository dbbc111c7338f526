import * as z from "zod/mini";
import { BulkLine } from "../bulk-line.ts";
import { readVersion } from "../catalogue/document-type-routes.ts";
import { refusalReasons } from "../catalogue/vocabulary.ts";
import { CHECKLIST_PAGE_MAX, CHECKLIST_TEXT_MAX_LENGTH, JUSTIFICATION_MAX_LENGTH, PENDENCY_BULK_MAX } from "../limits.ts";
import { Id } from "../list.ts";
import { routes } from "../route.ts";
import { freeText } from "../text.ts";
import { ChecklistTemplate } from "./checklist.ts";
import { Pendency } from "./pendency.ts";
import { checklistStatuses } from "./vocabulary.ts";

const textOf = (most: number) => z.optional(z.nullable(freeText(most)));
/** Answer to a question. A Não requires a justification; its omitted fields come from the template of the question. */
const answer = {
  status: z.enum(checklistStatuses).check(z.meta({ examples: ["OK"] })),
  invalidDescription: textOf(JUSTIFICATION_MAX_LENGTH),
  reason: z.optional(z.nullable(z.enum(refusalReasons))),
  action: textOf(CHECKLIST_TEXT_MAX_LENGTH),
  example: textOf(CHECKLIST_TEXT_MAX_LENGTH),
  page: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(CHECKLIST_PAGE_MAX)))),
  /** Version of the pendency that the caller loaded. */
  version: z.optional(readVersion),
  /** Version of the answer, for optimistic locking against other reviewers. */
  answerVersion: z.optional(z.nullable(readVersion)),
};
export const ChecklistAnswer = z.object(answer);
export type ChecklistAnswer = z.output<typeof ChecklistAnswer>;
const NamedAnswer = z.object({ checklistId: Id, ...answer });
export type NamedAnswer = z.output<typeof NamedAnswer>;

export const pendencyChecklistRoutes = routes({
  "POST /pendencies/{checklistId}/checklist": {
    permission: "answer_checklist_pendency",
    summary: "Answers one question of a pendency by the question's id; repeating the answer changes nothing",
    body: ChecklistAnswer,
    answer: Pendency,
    refusals: [
      "pendency.question_not_found",
      "pendency.not_found",
      "pendency.stale",
      "pendency.answered_meanwhile",
      "pendency.inactive",
      "pendency.checklist_closed",
      "pendency.justification_missing",
      "permission.missing",
    ],
  },
  "POST /pendencies/checklist": {
    permission: "answer_checklist_pendency",
    summary: "Answers several questions of one or many pendencies; each succeeds or is refused on its own",
    body: z.object({ items: z.array(NamedAnswer).check(z.minLength(1), z.maxLength(PENDENCY_BULK_MAX)) }),
    answer: z.object({ results: z.array(BulkLine) }),
  },
  "GET /checklist/{id}/templates": {
    permission: "answer_checklist_pendency",
    summary: "Lists the suggestions for a Não to a question: fault, reason and correction",
    answer: z.object({ results: z.array(ChecklistTemplate) }),
    refusals: ["pendency.question_not_found", "permission.missing"],
  },
});
