import { MFA_ATTEMPTS_MAX, MFA_CODE_LIFE_MINUTES, MFA_RESEND_COUNTDOWN_SECONDS } from "@emdia/contract/limits.ts";
import { type Refusal, refuse } from "../../../kernel/outcome.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { secondsUntilNextDay } from "../../../platform/mail/mail-limits.ts";
import { admit, queueMessage } from "../../../platform/mail/queue-message.ts";
import { takeRowId } from "../../../platform/secrets/derived-secret.ts";
import { decideSending } from "../rules/second-factor.ts";
import type { ProvedAccount } from "../store/account-proofs.ts";
import { type CodeSubject, latestUnusedCode, moveCode, replaceCodes, type UnusedCode } from "../store/codes.ts";
import { codeTemplates } from "./code-template.ts";
import { digitsOfCode, hashOfCode } from "./one-time-code.ts";

export type CodeContext = { readonly secret: string; readonly now: Date };
export type WantedCode = {
  readonly subject: CodeSubject;
  readonly recipient: string;
  readonly begins: boolean;
  readonly language: ProvedAccount["language"];
};
export type SentCode = { readonly resendInSeconds: number };

const secondsSince = (instant: Date, now: Date): number => (now.getTime() - instant.getTime()) / 1000;

const stillWorks = (code: UnusedCode, recipient: string, now: Date): boolean =>
  code.replaced_at === null && code.recipient === recipient && code.attempts < MFA_ATTEMPTS_MAX && code.expires_at > now;

/**
 * Sends a code, or keeps the code sent within the last minute. The caller locks the account, so that two concurrent requests send one code.
 */
export const sendCode = async (
  tx: Tx,
  at: CodeContext,
  wanted: WantedCode,
): Promise<SentCode | Refusal<"second_factor.too_soon" | "second_factor.too_many_messages">> => {
  const { subject, recipient, begins } = wanted;
  const { now } = at;
  const last = await latestUnusedCode(tx, subject);
  const secondsSinceLast = last && secondsSince(last.sent_at, now);
  const waitSeconds = Math.ceil(MFA_RESEND_COUNTDOWN_SECONDS - (secondsSinceLast ?? 0));
  const decision = decideSending({ secondsSinceLast, lastStillWorks: last !== undefined && stillWorks(last, recipient, now), begins });
  if (decision === "too_soon") return refuse("second_factor.too_soon", { retryAfterSeconds: waitSeconds });
  if (decision === "keep" && last) {
    await moveCode(tx, subject, last);
    return { resendInSeconds: waitSeconds };
  }

  return (await sendNewCode(tx, at, wanted)) ?? { resendInSeconds: MFA_RESEND_COUNTDOWN_SECONDS };
};

/** Counts the message before the former code is replaced, so that a refused request leaves that code valid. */
const sendNewCode = async (tx: Tx, { secret, now }: CodeContext, { subject, recipient, language }: WantedCode) => {
  const { accountId, channel } = subject;
  const template = codeTemplates[channel];
  const admitted = await admit(tx, template, { to: recipient, channel: channel === "SMS" ? "sms" : "email", now });
  if ("exceeded" in admitted) return refuse("second_factor.too_many_messages", { retryAfterSeconds: secondsUntilNextDay(now) });

  const id = await takeRowId(tx, "account_code");
  const expiresAt = new Date(now.getTime() + MFA_CODE_LIFE_MINUTES * 60_000);
  const codeHash = hashOfCode(secret, { code: digitsOfCode(secret, { accountId, id }), accountId, recipient });
  await replaceCodes(tx, { ...subject, id, recipient, codeHash, sentAt: now, expiresAt });
  await queueMessage(tx, template, { id: admitted.messageId, ownerId: accountId, rowId: String(id), issue: 0, language });
  return undefined;
};
