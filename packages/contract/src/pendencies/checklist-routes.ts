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
/** An answer; a Não says why, and what it does not say of the rest is taken from the template of the question. */
const answer = {
  status: z.enum(checklistStatuses).check(z.meta({ examples: ["OK"] })),
  invalidDescription: textOf(JUSTIFICATION_MAX_LENGTH),
  reason: z.optional(z.nullable(z.enum(refusalReasons))),
  action: textOf(CHECKLIST_TEXT_MAX_LENGTH),
  example: textOf(CHECKLIST_TEXT_MAX_LENGTH),
  page: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(CHECKLIST_PAGE_MAX)))),
  /** The version of its pendency that was read. */
  version: z.optional(readVersion),
  /** The version of the answer itself: what somebody else answered meanwhile is not answered over. */
  answerVersion: z.optional(z.nullable(readVersion)),
};
export const ChecklistAnswer = z.object(answer);
export type ChecklistAnswer = z.output<typeof ChecklistAnswer>;
const NamedAnswer = z.object({ checklistId: Id, ...answer });
export type NamedAnswer = z.output<typeof NamedAnswer>;

export const pendencyChecklistRoutes = routes({
  "POST /pendencies/{checklistId}/checklist": {
    permission: "answer_checklist_pendency",
    summary: "Answers one question of a pendency, named by the question's own id; the same answer once more changes nothing",
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
    summary: "Answers several questions, of one pendency or of many: each is answered or refused on its own",
    body: z.object({ items: z.array(NamedAnswer).check(z.minLength(1), z.maxLength(PENDENCY_BULK_MAX)) }),
    answer: z.object({ results: z.array(BulkLine) }),
  },
  "GET /checklist/{id}/templates": {
    permission: "answer_checklist_pendency",
    summary: "What is suggested for a Não to a question: what lacks, of which kind it is and what to do about it",
    answer: z.object({ results: z.array(ChecklistTemplate) }),
    refusals: ["pendency.question_not_found", "permission.missing"],
  },
});
