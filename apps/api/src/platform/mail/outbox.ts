// Stores each message with recipient, template, time and state, and counts messages towards the limits.
import { sql } from "kysely";
import { dayInSaoPaulo, dayStart } from "../clock/clock.ts";
import type { Tx } from "../database/transaction.ts";
import { COMPANY_DAY_MAX, COMPANY_RECIPIENT_DAY_MAX, type MessageCategory, recipientDayMax } from "./mail-limits.ts";

export type ExceededLimit = "company" | "recipient";
export type OutboxEntry = {
  readonly id: string;
  readonly template: string;
  readonly category: MessageCategory;
  readonly channel: "email" | "sms";
  readonly to: string;
  readonly companyId?: number | undefined;
};
type StoredText = { readonly subject: string | null; readonly body: string | null };
export type MessageState = "sent" | "stored" | "postponed" | "dropped";

const messageOf = ({ to: recipient, ...entry }: OutboxEntry): string => JSON.stringify({ ...entry, recipient: recipient.toLowerCase() });

/** Null if the message may be sent, `done` if it was delivered already. */
export const admitMessage = async (tx: Tx, entry: OutboxEntry, now: Date): Promise<ExceededLimit | "done" | null> => {
  const limits = {
    company: COMPANY_DAY_MAX,
    recipient: recipientDayMax[entry.category],
    recipientOfCompany: COMPANY_RECIPIENT_DAY_MAX,
  };
  const { rows } = await sql<{ readonly verdict: ExceededLimit | "done" | null }>`
    select admit_message(${messageOf(entry)}::json, ${JSON.stringify(limits)}::json, ${dayStart(dayInSaoPaulo(now))}, ${now}) as verdict`.execute(
    tx,
  );
  return rows[0]?.verdict ?? null;
};

type Recorded = { readonly state: MessageState; readonly now: Date; readonly text?: StoredText };
export const recordMessage = async (tx: Tx, entry: OutboxEntry, { state, now, text }: Recorded): Promise<void> => {
  await sql`select record_message(${messageOf(entry)}::json, ${state}, ${text?.subject ?? null}, ${text?.body ?? null}, ${now})`.execute(
    tx,
  );
};

/** Removes the texts that earlier versions stored outside a demo. */
export const removeOutboxTexts = async (tx: Tx): Promise<void> => {
  await sql`select remove_outbox_texts()`.execute(tx);
};
