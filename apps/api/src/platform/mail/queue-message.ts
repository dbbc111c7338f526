import { randomUUID } from "node:crypto";
import { LOCALES } from "@emdia/contract/limits.ts";
import * as z from "zod/mini";
import type { Tx } from "../database/transaction.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { jobKind } from "../jobs/job.ts";
import { admitMessage, type ExceededLimit, recordMessage } from "./outbox.ts";
import type { MessageRow, Template } from "./template.ts";

const ROW_ID_MAX = 80;

/** The id is created with the message, so that every delivery attempt has the same one. */
export const sendMessage = jobKind(
  "mail.send-message",
  z.object({
    id: z.uuid(),
    template: z.string(),
    language: z.enum(LOCALES),
    ownerId: z.int(),
    rowId: z.string().check(z.maxLength(ROW_ID_MAX)),
    issue: z.int(),
  }),
);

/** Queues a message in the caller's transaction. The job counts it towards the limits, unless the caller has admitted its id. */
export const queueMessage = (tx: Tx, template: Template, { id = randomUUID(), ...row }: MessageRow & { id?: string }): Promise<void> =>
  enqueue(tx, { job: sendMessage, payload: { id, template: template.name, ...row } });

type Input = { readonly to: string; readonly channel: "email" | "sms"; readonly companyId?: number; readonly now: Date };
export type Admission = { readonly messageId: string } | { readonly exceeded: ExceededLimit };

/** Counts a message towards its limits before it is queued, for a user who waits for the result. */
export const admit = async (tx: Tx, { name, category }: Template, { now, ...to }: Input): Promise<Admission> => {
  const id = randomUUID();
  const verdict = await admitMessage(tx, { id, template: name, category, ...to }, now);
  return verdict === "company" || verdict === "recipient" ? { exceeded: verdict } : { messageId: id };
};

/** Withdraws an admitted message that is not sent after all, so that it does not count. */
export const withdraw = (tx: Tx, { name, category }: Template, { messageId, now, ...to }: Input & { messageId: string }): Promise<void> =>
  recordMessage(tx, { id: messageId, template: name, category, ...to }, { state: "dropped", now });
