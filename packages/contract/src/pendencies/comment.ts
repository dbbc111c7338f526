import * as z from "zod/mini";
import { companySides } from "../companies/sides.ts";
import { PLANS } from "../limits.ts";
import { Id, Instant } from "../list.ts";
import { fileVerdicts } from "./document.ts";
import { answerStates, commentKinds } from "./vocabulary.ts";

/** Somebody who sees a pendency, and may be named in what is said about it. */
export const PersonOfPendency = z.object({ id: Id, name: z.string(), side: z.enum(companySides) });
export type PersonOfPendency = z.output<typeof PersonOfPendency>;

const Named = z.object({ id: Id, name: z.string() });
/** A file that was attached to a comment, or waits to be. */
export const CommentAttachment = z.object({
  id: Id,
  name: z.string(),
  /** As the bytes tell. */
  type: z.string(),
  size: z.int(),
  /** What the scanner says. */
  state: z.enum(fileVerdicts),
  can: z.object({ open: z.boolean() }),
});
export type CommentAttachment = z.output<typeof CommentAttachment>;

/** What somebody said about a pendency: plain text, in which markup is text as well. */
export const Comment = z.object({
  id: Id,
  pendencyId: Id,
  kind: z.enum(commentKinds),
  answerState: z.nullable(z.enum(answerStates)),
  /** The plan of the pendency. */
  systemKind: z.enum(PLANS),
  text: z.string(),
  author: Named,
  company: Named,
  side: z.enum(companySides),
  mentions: z.array(Named),
  attachments: z.array(CommentAttachment),
  createdAt: Instant,
  can: z.object({ verify: z.boolean() }),
});
export type Comment = z.output<typeof Comment>;

/** How much was said, and whether a question waits. */
export const CommentTotals = z.object({ total: z.int(), unanswered: z.int(), unverified: z.int() });
export type CommentTotals = z.output<typeof CommentTotals>;
