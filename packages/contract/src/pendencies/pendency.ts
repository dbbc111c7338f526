import * as z from "zod/mini";
import { CatalogueText } from "../catalogue/shown-text.ts";
import { documentCategories, documentKinds, frequencies } from "../catalogue/vocabulary.ts";
import { PLANS } from "../limits.ts";
import { Day, Id, Instant } from "../list.ts";
import { ChecklistItem } from "./checklist.ts";
import { CommentTotals } from "./comment.ts";
import { moveObstacles, pendencyActions, pendencyStatuses, restReasons } from "./vocabulary.ts";

const Named = z.object({ id: Id, name: z.string() });
export const MONTH_PATTERN = /^(?!0000)[0-9]{4}-(0[1-9]|1[0-2])$/;
/** Month as text, `2026-03`. */
export const MonthText = z
  .string()
  .check(z.regex(MONTH_PATTERN))
  .register(z.globalRegistry, { examples: ["2026-03"] });

/** Move that the caller may make now, with its target status. */
const OfferedMove = z.object({ action: z.enum(pendencyActions), status: z.enum(pendencyStatuses) });

/** Targets of an assignment; that of a pendency wins over that of its project, which wins over that of its supplier. */
export const assignmentTargets = ["pendency", "project", "supplier"] as const;
export type AssignmentTarget = (typeof assignmentTargets)[number];

/** Pendency in a list. */
export const PendencyRow = z.object({
  id: Id,
  name: CatalogueText,
  type: z.enum(documentKinds),
  plan: z.enum(PLANS),
  status: z.enum(pendencyStatuses),
  isAwaitingAction: z.boolean(),
  /** Whether a question suspends it that the caller's side must answer. */
  waitsForMyAnswer: z.boolean(),
  /** Whether a dispute of its rejection waits for a decision. */
  isDisputed: z.boolean(),
  /** Account to which the review is assigned, for the contractor. */
  assignee: z.nullable(z.object({ id: Id, name: z.string(), of: z.enum(assignmentTargets) })),
  referenceMonth: z.nullable(z.string()),
  /** Frequency of the requirement; a yearly one refers to the year of the month. */
  frequency: z.enum(frequencies),
  issueDate: z.nullable(Day),
  expirationDate: z.nullable(Day),
  /** Start of the wait for the analysis. */
  revisionDate: z.nullable(Day),
  /** Day by which the supplier sends the document; `null` while it owes none. */
  sendBy: z.nullable(Day),
  /** Day by which the contractor reviews the document; `null` while the review is paused. */
  reviewBy: z.nullable(Day),
  /** Last rejection, until the supplier sends again; a list shows the beginning of its reason. */
  rejection: z.nullable(z.object({ at: Instant, reason: z.nullable(z.string()) })),
  /** Last change of the status. */
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

/** Progress of the checklist. */
const Answers = z.object({ total: z.int(), yes: z.int(), no: z.int(), notApplicable: z.int(), unanswered: z.int() });

/** Pendency with the facts that decide its moves. */
export const Pendency = z.extend(PendencyRow, {
  /** Offered moves with their current obstacle, so that the screen shows it before an attempt. */
  moves: z.array(z.extend(OfferedMove, { obstacle: z.nullable(z.enum(moveObstacles)) })),
  description: CatalogueText,
  instructions: CatalogueText,
  category: z.enum(documentCategories),
  note: z.nullable(z.string()),
  closedUnread: z.boolean(),
  blocksWork: z.boolean(),
  asksExpiry: z.boolean(),
  sentDocuments: z.int(),
  answers: Answers,
  /** Increases with every changed answer; `null` if the caller may not see the answers yet. */
  answersVersion: z.nullable(z.int()),
  /** Business days that are left of a paused review, negative if it was overdue. */
  reviewPausedDays: z.nullable(z.int()),
  /** Position of a sent document in the queue of its project, for the supplier. */
  queuePosition: z.nullable(z.int()),
  /** Questions in order, each Não with its explanation. */
  checklist: z.array(ChecklistItem),
  comments: CommentTotals,
  createdAt: Instant,
  can: z.object({
    remove: z.boolean(),
    seeHistory: z.boolean(),
    seeAnalysisHistory: z.boolean(),
    answerChecklist: z.boolean(),
    comment: z.boolean(),
    /** Whether it is a monthly STP document, whose service month the caller may see. */
    seeServiceMonth: z.boolean(),
    /** Whether there is a dispute, or a rejection that the caller may dispute. */
    seeDisputes: z.boolean(),
    assign: z.boolean(),
  }),
});
export type Pendency = z.output<typeof Pendency>;
