import * as z from "zod/mini";
import { HopelessJob, jobKind } from "../jobs/job.ts";
import type { RenderedMessage } from "./template.ts";

const LINE_MAX = 250;
const TEXT_MAX = 200_000;
const SMS_MAX = 480;

/** One line without control characters, which prevents header injection. */
const oneLine = z.string().check(z.maxLength(LINE_MAX), z.regex(/^[^\p{Cc}]*$/u));
const body = z.string().check(z.maxLength(TEXT_MAX));

const Email = z.object({
  channel: z.literal("email"),
  id: z.uuid(),
  to: z.email().check(z.maxLength(254)),
  subject: oneLine,
  text: body,
  html: body,
  /** Address that turns the kind of e-mail off by a POST (RFC 8058). */
  unsubscribeUrl: z.optional(z.url().check(z.maxLength(1_000))),
});
const Sms = z.object({
  channel: z.literal("sms"),
  id: z.uuid(),
  to: z.string().check(z.regex(/^\+?[0-9]{8,15}$/)),
  text: z.string().check(z.maxLength(SMS_MAX)),
});
export type Email = z.output<typeof Email>;
export type Sms = z.output<typeof Sms>;
export const Message = z.discriminatedUnion("channel", [Email, Sms]);
export type Message = z.output<typeof Message>;

/** Job with a finished text, which earlier versions queued. Nothing queues it now: it delivers the jobs that were waiting at the update. */
export const deliverMessage = jobKind("mail.deliver-message", Message);

const asOneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, LINE_MAX);

/** Checks a rendered message. A retry renders the same text, so an invalid one is not retried. */
export const messageOf = (id: string, { companyId: _, ...rendered }: RenderedMessage): Message => {
  const subject = rendered.channel === "email" && { subject: asOneLine(rendered.subject) };
  const parsed = z.safeParse(Message, { ...rendered, ...subject, id });
  if (!parsed.success) throw new HopelessJob(`a message is invalid: ${parsed.error.issues.map(({ path }) => path.join(".")).join(", ")}`);
  return parsed.data;
};
