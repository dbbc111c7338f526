import * as z from "zod/mini";
import { refusalReasons } from "../catalogue/vocabulary.ts";
import { Id } from "../list.ts";
import { checklistStatuses } from "./vocabulary.ts";

/** Question of a pendency with its answer. The wire repeats its id under three names (CD-125). */
export const ChecklistItem = z.object({
  id: Id,
  checklistId: Id,
  pendencyChecklistId: Id,
  pendencyId: Id,
  position: z.int(),
  question: z.string(),
  status: z.enum(checklistStatuses),
  /** Of a Não: the fault, its reason and the correction (CD-162). */
  invalidDescription: z.nullable(z.string()),
  reason: z.nullable(z.enum(refusalReasons)),
  action: z.nullable(z.string()),
  /** Example of a correct document, independent of the answer. */
  example: z.nullable(z.string()),
  page: z.nullable(z.int()),
  isFromAutomaticAnalysis: z.boolean(),
  /** Increases with every change of the answer; `null` if the caller may not see the answers yet. */
  answerVersion: z.nullable(z.int()),
});
export type ChecklistItem = z.output<typeof ChecklistItem>;

/** Suggestion for a Não. */
export const ChecklistTemplate = z.object({
  reason: z.enum(refusalReasons),
  invalidDescription: z.string(),
  action: z.string(),
  example: z.nullable(z.string()),
});
