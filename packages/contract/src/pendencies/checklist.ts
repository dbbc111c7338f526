import * as z from "zod/mini";
import { CatalogueText } from "../catalogue/shown-text.ts";
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
  question: CatalogueText,
  status: z.enum(checklistStatuses),
  /** Of a Não: the fault, its reason and the correction (CD-162). */
  invalidDescription: z.nullable(CatalogueText),
  reason: z.nullable(z.enum(refusalReasons)),
  action: z.nullable(CatalogueText),
  /** Example of a correct document, independent of the answer. */
  example: z.nullable(CatalogueText),
  page: z.nullable(z.int()),
  isFromAutomaticAnalysis: z.boolean(),
  /** Increases with every change of the answer; `null` if the caller may not see the answers yet. */
  answerVersion: z.nullable(z.int()),
});
export type ChecklistItem = z.output<typeof ChecklistItem>;

/** Suggestion for a Não. */
export const ChecklistTemplate = z.object({
  reason: z.enum(refusalReasons),
  invalidDescription: CatalogueText,
  action: CatalogueText,
  example: z.nullable(CatalogueText),
});
