import * as z from "zod/mini";
import { refusalReasons } from "../catalogue/vocabulary.ts";
import { Id } from "../list.ts";
import { checklistStatuses } from "./vocabulary.ts";

/** A question of a pendency with its answer. The wire names the one id by which it is answered three times (CD-125). */
export const ChecklistItem = z.object({
  id: Id,
  checklistId: Id,
  pendencyChecklistId: Id,
  pendencyId: Id,
  position: z.int(),
  question: z.string(),
  status: z.enum(checklistStatuses),
  /** Of a Não: what is wrong, of which kind that is, and what to do about it (CD-162). */
  invalidDescription: z.nullable(z.string()),
  reason: z.nullable(z.enum(refusalReasons)),
  action: z.nullable(z.string()),
  /** How it looks when it is right, whatever the answer. */
  example: z.nullable(z.string()),
  page: z.nullable(z.int()),
  isFromAutomaticAnalysis: z.boolean(),
  /** Rises with every change of the answer; unknown to whom the answers are not told yet. */
  answerVersion: z.nullable(z.int()),
});
export type ChecklistItem = z.output<typeof ChecklistItem>;

/** What is suggested for a Não. */
export const ChecklistTemplate = z.object({
  reason: z.enum(refusalReasons),
  invalidDescription: z.string(),
  action: z.string(),
  example: z.nullable(z.string()),
});
