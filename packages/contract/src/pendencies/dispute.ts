import * as z from "zod/mini";
import { Day, Id, Instant } from "../list.ts";
import { CommentAttachment } from "./comment.ts";

/** States of a dispute. `closed`: the document left the rejection without a decision, for example by a new sending. */
export const disputeStates = ["pending", "upheld", "reversed", "closed"] as const;
export type DisputeState = (typeof disputeStates)[number];
/** Decisions on a dispute: the rejection stands, or is reversed. */
export const disputeDecisions = ["UPHELD", "REVERSED"] as const;
export type DisputeDecision = (typeof disputeDecisions)[number];

const Named = z.object({ id: Id, name: z.string() });

/** A dispute of a rejection: the text of the supplier with its files, and the decision of the contractor. */
export const Dispute = z.object({
  id: Id,
  state: z.enum(disputeStates),
  text: z.string(),
  attachments: z.array(CommentAttachment),
  by: Named,
  at: Instant,
  rejectedAt: Instant,
  /** Day by which the contractor decides. */
  decideBy: Day,
  /** Whether the contact of the project was notified of the late decision. */
  isEscalated: z.boolean(),
  decision: z.nullable(z.object({ decision: z.enum(disputeDecisions), reason: z.string(), by: Named, at: Instant })),
});
export type Dispute = z.output<typeof Dispute>;

/** Why a holder of the permission cannot decide: the user rejected the document, or sent it. */
export const decisionObstacles = ["own_rejection", "own_document"] as const;

/** The disputes of a pendency, newest first, and what the caller may do. */
export const DisputesOfPendency = z.object({
  disputes: z.array(Dispute),
  /** Last day on which the current rejection can be disputed; `null` without a rejection. */
  disputeUntil: z.nullable(Day),
  /** Business days until then. */
  daysLeft: z.nullable(z.int()),
  can: z.object({ dispute: z.boolean(), decide: z.boolean() }),
  decisionObstacle: z.nullable(z.enum(decisionObstacles)),
});
export type DisputesOfPendency = z.output<typeof DisputesOfPendency>;

/** Number of disputes that the caller sees, by state. */
export const DisputeTotals = z.object({ pending: z.int(), upheld: z.int(), reversed: z.int() });
export type DisputeTotals = z.output<typeof DisputeTotals>;
