import { HopelessJob } from "../jobs/job.ts";
import type { Sms } from "./message.ts";

export type SmsCarrier = (sms: Sms) => Promise<void>;

const DEADLINE_MS = 10_000;

/**
 * Sends a text message as POST `{ to, text }`. The URL's password is the bearer token. Redirects fail, so that only the configured URL gets
 * data. The idempotency key lets the service recognize retries.
 */
export const openSmsWebhook = (smsUrl: string): SmsCarrier => {
  const url = new URL(smsUrl);
  const token = decodeURIComponent(url.password);
  url.username = "";
  url.password = "";
  return async ({ id, to, text }) => {
    const headers = { "content-type": "application/json", "idempotency-key": id, ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await fetch(url, {
      method: "POST",
      headers,
      body: JSON.stringify({ to, text }),
      redirect: "error",
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    await answer.body?.cancel();
    if (answer.ok) return;
    const told = `the message service answered ${answer.status}`;
    throw answer.status === 400 || answer.status === 422 ? new HopelessJob(told) : new Error(told);
  };
};
