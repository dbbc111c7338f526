import * as z from "zod/mini";
import { Id, Instant } from "../list.ts";

/** What is done to an analysis, by people or by itself. */
export const analysisActions = ["validate", "update", "add_item", "delete_item"] as const;
export type AnalysisAction = (typeof analysisActions)[number];

/** What people change of it: an answer with what explains it, the dates of a document, and what was decided. */
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

/** One change of the analysis of a pendency: what it was, what it is, who changed it and when. */
export const AnalysisEntry = z.object({
  id: Id,
  at: Instant,
  action: z.enum(analysisActions),
  /** The same in the words of the history, which tells one decision from another. */
  deed: z.string(),
  fieldName: z.string(),
  oldValue: z.nullable(z.string()),
  newValue: z.nullable(z.string()),
  /** What was changed: a question, a document, or the pendency itself. */
  item: z.object({ kind: z.string(), id: Id, name: z.nullable(z.string()) }),
  /** Of a contractor's answers a supplier hears the company alone; what happens by itself is nobody's. */
  by: z.object({ kind: z.enum(["person", "company", "system"]), name: z.nullable(z.string()) }),
});
export type AnalysisEntry = z.output<typeof AnalysisEntry>;
