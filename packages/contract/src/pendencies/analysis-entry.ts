import * as z from "zod/mini";
import { CatalogueText } from "../catalogue/shown-text.ts";
import { Id, Instant } from "../list.ts";

/** Actions on an analysis, by users or by the system. */
export const analysisActions = ["validate", "update", "add_item", "delete_item"] as const;
export type AnalysisAction = (typeof analysisActions)[number];

/** Fields of an analysis that users change: an answer with its explanation, the dates of a document, and the decision. */
export const analysisFields = [
  "answer",
  "justification",
  "reason",
  "action",
  "example",
  "page",
  "issueDate",
  "expirationDate",
  "status",
  "documents",
  "note",
] as const;
export type AnalysisField = (typeof analysisFields)[number];

/** One change in the analysis of a pendency: old value, new value, author and time. */
export const AnalysisEntry = z.object({
  id: Id,
  at: Instant,
  action: z.enum(analysisActions),
  /** History action, which distinguishes the decisions. */
  deed: z.string(),
  fieldName: z.string(),
  oldValue: z.nullable(CatalogueText),
  newValue: z.nullable(CatalogueText),
  /** Subject of the change: a question, a document, or the pendency itself. */
  item: z.object({ kind: z.string(), id: Id, name: z.nullable(CatalogueText) }),
  /** A supplier sees only the company for answers of a contractor; `system` marks automatic changes. */
  by: z.object({ kind: z.enum(["person", "company", "system"]), name: z.nullable(z.string()) }),
});
export type AnalysisEntry = z.output<typeof AnalysisEntry>;
