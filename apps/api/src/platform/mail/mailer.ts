import type * as z from "zod/mini";
import { enqueue } from "../jobs/enqueue.ts";
import { defineJob, HopelessJob, type Job } from "../jobs/job.ts";
import type { JobContext } from "../jobs/job-context.ts";
import { nextDayStart } from "./mail-limits.ts";
import { deliverMessage, type Message, messageOf } from "./message.ts";
import { admitMessage, type MessageState, type OutboxEntry, recordMessage } from "./outbox.ts";
import { sendMessage } from "./queue-message.ts";
import { openSmsWebhook } from "./sms-webhook.ts";
import { openSmtp } from "./smtp.ts";
import type { Installation, Template } from "./template.ts";

export type MailerOptions = Installation & {
  readonly templates: readonly Template[];
  readonly mailUrl?: string | undefined;
  readonly smsUrl?: string | undefined;
  /** Whether the outbox stores the texts of messages that no service delivers. */
  readonly demo: boolean;
  readonly observe?: (event: { readonly template: string; readonly state: MessageState }) => void;
};
type Delivery = Pick<MailerOptions, "demo"> & { readonly carry: (message: Message) => Promise<boolean> };
type Payload = z.output<typeof sendMessage.payload>;

/** Delivers through the configured service. False if none is configured for the channel. */
const openCarriers = ({ mailUrl, smsUrl }: Pick<MailerOptions, "mailUrl" | "smsUrl">) => {
  const sendEmail = mailUrl ? openSmtp(mailUrl) : undefined;
  const sendSms = smsUrl ? openSmsWebhook(smsUrl) : undefined;
  return async (message: Message): Promise<boolean> => {
    if (message.channel === "email") await sendEmail?.(message);
    else await sendSms?.(message);
    return (message.channel === "email" ? sendEmail : sendSms) !== undefined;
  };
};

const deliver = async ({ publicly, clock }: JobContext, entry: OutboxEntry, { message, carry, demo }: Delivery & { message: Message }) => {
  const state = (await carry(message)) ? "sent" : "stored";
  const subject = message.channel === "email" ? message.subject : null;
  const text = state === "stored" && demo ? { subject, body: message.text } : undefined;
  await publicly((tx) => recordMessage(tx, entry, { state, now: clock.now(), ...(text && { text }) }));
  return state;
};

type Excess = { readonly payload: Payload; readonly excess: Template["excess"]; readonly exceeded: string };
/** Queues the message for the next day or drops it. The log names the template, but not the recipient. */
const handleExcess = async ({ publicly, clock, log }: JobContext, entry: OutboxEntry, { payload, excess, exceeded }: Excess) => {
  const now = clock.now();
  const state = excess === "postpone" ? "postponed" : "dropped";
  await publicly(async (tx) => {
    await recordMessage(tx, entry, { state, now });
    if (state === "postponed") await enqueue(tx, { job: sendMessage, payload, runAt: nextDayStart(now) });
  });
  log.warn({ template: entry.template, limit: exceeded, companyId: entry.companyId }, `a message above its limit was ${state}`);
  return state;
};

const sendMessageJob = ({ templates, observe, demo, ...options }: MailerOptions, carry: Delivery["carry"]): Job => {
  const known = new Map(templates.map((template) => [template.name, template]));
  return defineJob(sendMessage, async (context, payload) => {
    const { id, template: name, ...row } = payload;
    const template = known.get(name);
    if (!template) throw new HopelessJob(`no template is called ${name}`);
    const rendered = await template.render(context, options, row);
    if (!rendered) return context.log.info({ template: name }, "a message is no longer needed");
    const { to, channel, companyId } = rendered;
    const entry = { id, template: name, category: template.category, channel, to, companyId };
    const exceeded = await context.publicly((tx) => admitMessage(tx, entry, context.clock.now()));
    if (exceeded === "done") return;
    const state = exceeded
      ? await handleExcess(context, entry, { payload, excess: template.excess, exceeded })
      : await deliver(context, entry, { message: messageOf(id, rendered), carry, demo });
    observe?.({ template: name, state });
  });
};

/** Delivers the jobs of earlier versions, which contain the text. */
const deliverQueuedTextJob = ({ demo }: MailerOptions, carry: Delivery["carry"]): Job =>
  defineJob(deliverMessage, async (context, message) => {
    const entry = { id: message.id, template: deliverMessage.name, category: "notice", channel: message.channel, to: message.to } as const;
    await deliver(context, entry, { message, carry, demo });
  });

/** The jobs that deliver messages through the configured services, or to the outbox. */
export const openMailer = (options: MailerOptions): readonly Job[] => {
  const carry = openCarriers(options);
  return [sendMessageJob(options, carry), deliverQueuedTextJob(options, carry)];
};
