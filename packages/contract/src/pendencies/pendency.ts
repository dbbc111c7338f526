import * as z from "zod/mini";
import { documentCategories, documentKinds, frequencies } from "../catalogue/vocabulary.ts";
import { PLANS } from "../limits.ts";
import { Day, Id, Instant } from "../list.ts";
import { ChecklistItem } from "./checklist.ts";
import { CommentTotals } from "./comment.ts";
import { moveObstacles, pendencyActions, pendencyStatuses, restReasons } from "./vocabulary.ts";

const Named = z.object({ id: Id, name: z.string() });
export const MONTH_PATTERN = /^(?!0000)[0-9]{4}-(0[1-9]|1[0-2])$/;
/** A month as text, `2026-03`. */
export const MonthText = z
  .string()
  .check(z.regex(MONTH_PATTERN))
  .register(z.globalRegistry, { examples: ["2026-03"] });

/** What somebody may do now, and the status that it asks for. */
const OfferedMove = z.object({ action: z.enum(pendencyActions), status: z.enum(pendencyStatuses) });

/** A document that was asked for, as a list shows it. */
export const PendencyRow = z.object({
  id: Id,
  name: z.string(),
  type: z.enum(documentKinds),
  plan: z.enum(PLANS),
  status: z.enum(pendencyStatuses),
  isAwaitingAction: z.boolean(),
  /** Whether a question stops it that the side of whoever looks has to answer. */
  waitsForMyAnswer: z.boolean(),
  referenceMonth: z.nullable(z.string()),
  /** How often it is asked for: what is yearly refers to the year of that month. */
  frequency: z.enum(frequencies),
  issueDate: z.nullable(Day),
  expirationDate: z.nullable(Day),
  /** Since when it waits for its analysis. */
  revisionDate: z.nullable(Day),
  /** When its status changed last. */
  updatedAt: Instant,
  active: z.boolean(),
  rest: z.nullable(z.object({ for: z.enum(["a_time", "good"]), reason: z.enum(restReasons) })),
  project: z.object({ id: Id, name: z.string(), contract: z.nullable(z.string()) }),
  contractor: Named,
  company: Named,
  employee: z.nullable(Named),
  version: z.int(),
  moves: z.array(OfferedMove),
});
export type PendencyRow = z.output<typeof PendencyRow>;

/** How far the checklist is. */
const Answers = z.object({ total: z.int(), yes: z.int(), no: z.int(), notApplicable: z.int(), unanswered: z.int() });

/** One pendency, with the facts that decide what may be done. */
export const Pendency = z.extend(PendencyRow, {
  /** What may be done, and what stops it today: known before somebody tries. */
  moves: z.array(z.extend(OfferedMove, { obstacle: z.nullable(z.enum(moveObstacles)) })),
  description: z.string(),
  instructions: z.string(),
  category: z.enum(documentCategories),
  note: z.nullable(z.string()),
  closedUnread: z.boolean(),
  blocksWork: z.boolean(),
  asksExpiry: z.boolean(),
  sentDocuments: z.int(),
  answers: Answers,
  /** Rises whenever one of its answers changes; unknown to whom they are not told yet. */
  answersVersion: z.nullable(z.int()),
  /** Its questions in their order, each Não with what explains it. */
  checklist: z.array(ChecklistItem),
  comments: CommentTotals,
  createdAt: Instant,
  can: z.object({
    remove: z.boolean(),
    seeHistory: z.boolean(),
    seeAnalysisHistory: z.boolean(),
    answerChecklist: z.boolean(),
    comment: z.boolean(),
  }),
});
export type Pendency = z.output<typeof Pendency>;
