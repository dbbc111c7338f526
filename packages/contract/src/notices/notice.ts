import * as z from "zod/mini";
import { CatalogueText } from "../catalogue/shown-text.ts";
import { Day, Id, Instant } from "../list.ts";

/** Events of which a person gets a notice, in the inbox and by e-mail. */
export const eventKinds = [
  "rejection",
  "dispute",
  "dispute_upheld",
  "dispute_reversed",
  "dispute_escalation",
  "question",
  "answer",
  "mention",
  "restriction",
  "access",
  "escalation",
  "reminder",
  "class_enrolment",
  "class_change",
  "class_cancellation",
  "schedule_suspension",
] as const;
export type EventKind = (typeof eventKinds)[number];
/** Digests by e-mail. */
export const digestKinds = ["digest_daily", "digest_weekly", "digest_next_due"] as const;
export type DigestKind = (typeof digestKinds)[number];
export const noticeKinds = [...eventKinds, ...digestKinds] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** Rows that a notice links to. */
const noticeTargets = ["pendency", "project", "worker", "company", "contractor", "training_class", "risk_schedule"] as const;

/** Causes that suspend a risk schedule as a whole. */
export const wholeScheduleCauses = ["conflict", "activity_removed"] as const;

/** Names and texts at the time of the event. */
export const NoticeDetails = z.object({
  document: z.optional(CatalogueText),
  worker: z.optional(z.string()),
  project: z.optional(z.string()),
  contractor: z.optional(z.string()),
  supplier: z.optional(z.string()),
  company: z.optional(z.string()),
  profile: z.optional(z.string()),
  actor: z.optional(z.string()),
  text: z.optional(z.string()),
  /** Due date of a late review. */
  due: z.optional(Day),
  /** Documents of a reminder that the supplier has to send. */
  open: z.optional(z.int()),
  expired: z.optional(z.int()),
  /** Projects of a reminder whose sender is restricted to projects; absent if they are too many for a filter. */
  projects: z.optional(z.array(Id)),
  /** First activity of a risk schedule; its start and place are `day`, `time` and `place`. */
  activity: z.optional(CatalogueText),
  /** Class of a training, and its first session. */
  training: z.optional(z.string()),
  day: z.optional(Day),
  time: z.optional(z.string()),
  place: z.optional(z.string()),
  /** The first names of the supplier's workers in the class or of the workers who suspend a schedule, and how many there are. */
  workers: z.optional(z.array(z.string())),
  count: z.optional(z.int()),
  /** Causes that suspend a schedule as a whole. */
  causes: z.optional(z.array(z.enum(wholeScheduleCauses))),
  /** The class was removed, so that it cannot be opened. */
  isRemoved: z.optional(z.boolean()),
  /** Questions of a rejected document that were answered Não. */
  reasons: z.optional(z.array(z.object({ question: CatalogueText, answer: z.optional(z.nullable(CatalogueText)) }))),
});
export type NoticeDetails = z.output<typeof NoticeDetails>;

export const Notice = z.object({
  id: Id,
  kind: z.enum(eventKinds),
  about: z.object({ kind: z.enum(noticeTargets), id: Id }),
  details: NoticeDetails,
  createdAt: Instant,
  isRead: z.boolean(),
});
export type Notice = z.output<typeof Notice>;

/** Choices of a person for one kind. A digest is never in the inbox. */
export const NoticeSetting = z.object({ kind: z.enum(noticeKinds), inbox: z.nullable(z.boolean()), mail: z.boolean() });
export type NoticeSetting = z.output<typeof NoticeSetting>;
