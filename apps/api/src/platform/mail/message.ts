import { randomUUID } from "node:crypto";
import * as z from "zod/mini";
import type { Tx } from "../database/transaction.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { jobKind } from "../jobs/job.ts";

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
});
const Sms = z.object({
  channel: z.literal("sms"),
  id: z.uuid(),
  to: z.string().check(z.regex(/^\+?[0-9]{8,15}$/)),
  text: z.string().check(z.maxLength(SMS_MAX)),
});
export type Email = z.output<typeof Email>;
export type Sms = z.output<typeof Sms>;

/** The id is created with the message, so that every delivery attempt has the same one. */
export const deliverMessage = jobKind("mail.deliver-message", z.discriminatedUnion("channel", [Email, Sms]));

export type Mail = Pick<Email, "to" | "subject" | "text" | "html">;

const asOneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, LINE_MAX);

/** Queues an e-mail in the caller's transaction. */
export const sendMail = (tx: Tx, { to, subject, text, html }: Mail): Promise<void> =>
  enqueue(tx, { job: deliverMessage, payload: { channel: "email", id: randomUUID(), to, subject: asOneLine(subject), text, html } });

export const sendSms = (tx: Tx, { to, text }: Pick<Sms, "to" | "text">): Promise<void> =>
  enqueue(tx, { job: deliverMessage, payload: { channel: "sms", id: randomUUID(), to, text } });
