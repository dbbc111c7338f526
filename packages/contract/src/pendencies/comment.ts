import * as z from "zod/mini";
import { companySides } from "../companies/sides.ts";
import { PLANS } from "../limits.ts";
import { Id, Instant } from "../list.ts";
import { fileKeys, fileVerdicts } from "./document.ts";
import { answerStates, commentKinds } from "./vocabulary.ts";

/** User who sees a pendency and can be mentioned in its comments. */
export const PersonOfPendency = z.object({ id: Id, name: z.string(), side: z.enum(companySides) });
export type PersonOfPendency = z.output<typeof PersonOfPendency>;

const Named = z.object({ id: Id, name: z.string() });
/** Attachment of a comment, sent or not sent yet. */
export const CommentAttachment = z.object({
  id: Id,
  name: z.string(),
  /** Type detected from the bytes. */
  type: z.string(),
  size: z.int(),
  /** Result of the virus scan. */
  state: z.enum(fileVerdicts),
  /** The permission that the caller lacks to open the file. */
  missingKey: z.nullable(z.enum(fileKeys)),
  can: z.object({ open: z.boolean() }),
});
export type CommentAttachment = z.output<typeof CommentAttachment>;

/** Comment on a pendency, as plain text; markup is not interpreted. */
export const Comment = z.object({
  id: Id,
  pendencyId: Id,
  kind: z.enum(commentKinds),
  answerState: z.nullable(z.enum(answerStates)),
  /** Plan of the pendency. */
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

/** Number of comments, and of questions that wait for an answer or a confirmation. */
export const CommentTotals = z.object({ total: z.int(), unanswered: z.int(), unverified: z.int() });
export type CommentTotals = z.output<typeof CommentTotals>;
