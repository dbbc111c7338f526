import type { JobContext } from "../jobs/job-context.ts";
import type { Email, Sms } from "./message.ts";

/** Stores a message for the outbox page of the demo when no service is configured. */
export const keepInOutbox = async ({ publicly }: JobContext, message: Email | Sms): Promise<void> => {
  await publicly((tx) =>
    tx
      .insertInto("outbox_message")
      .values({
        channel: message.channel,
        recipient: message.to,
        subject: message.channel === "email" ? message.subject : null,
        body: message.text,
      })
      .execute(),
  );
};
