import { defineJob, type Job } from "../jobs/job.ts";
import { deliverMessage } from "./message.ts";
import { keepInOutbox } from "./outbox.ts";
import { openSmsWebhook } from "./sms-webhook.ts";
import { openSmtp } from "./smtp.ts";

export type MailerOptions = { readonly mailUrl?: string | undefined; readonly smsUrl?: string | undefined };

/** The job that delivers messages of `sendMail` and `sendSms` through the configured services, or to the outbox. */
export const openMailer = ({ mailUrl, smsUrl }: MailerOptions): Job => {
  const sendEmail = mailUrl ? openSmtp(mailUrl) : undefined;
  const sendSms = smsUrl ? openSmsWebhook(smsUrl) : undefined;
  return defineJob(deliverMessage, async (context, message) => {
    if (message.channel === "email" && sendEmail) await sendEmail(message);
    else if (message.channel === "sms" && sendSms) await sendSms(message);
    else await keepInOutbox(context, message);
  });
};
