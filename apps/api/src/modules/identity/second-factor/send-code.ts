import { MFA_ATTEMPTS_MAX, MFA_CODE_LIFE_MINUTES, MFA_RESEND_COUNTDOWN_SECONDS } from "@emdia/contract/limits.ts";
import { type Refusal, refuse } from "../../../kernel/outcome.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { decideSending } from "../rules/second-factor.ts";
import { type CodeSubject, latestUnusedCode, moveCode, replaceCodes, type UnusedCode } from "../store/codes.ts";
import { hashOfCode, newCode } from "./one-time-code.ts";

export type CodeContext = { readonly secret: string; readonly now: Date };
export type WantedCode = {
  readonly subject: CodeSubject;
  readonly recipient: string;
  readonly begins: boolean;
  readonly carry: (tx: Tx, code: string) => Promise<void>;
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
  { secret, now }: CodeContext,
  { subject, recipient, begins, carry }: WantedCode,
): Promise<SentCode | Refusal<"second_factor.too_soon">> => {
  const last = await latestUnusedCode(tx, subject);
  const secondsSinceLast = last && secondsSince(last.sent_at, now);
  const waitSeconds = Math.ceil(MFA_RESEND_COUNTDOWN_SECONDS - (secondsSinceLast ?? 0));
  const decision = decideSending({ secondsSinceLast, lastStillWorks: last !== undefined && stillWorks(last, recipient, now), begins });
  if (decision === "too_soon") return refuse("second_factor.too_soon", { retryAfterSeconds: waitSeconds });
  if (decision === "keep" && last) {
    await moveCode(tx, subject, last);
    return { resendInSeconds: waitSeconds };
  }

  const code = newCode();
  const expiresAt = new Date(now.getTime() + MFA_CODE_LIFE_MINUTES * 60_000);
  const codeHash = hashOfCode(secret, { code, accountId: subject.accountId, recipient });
  await replaceCodes(tx, { ...subject, recipient, codeHash, sentAt: now, expiresAt });
  await carry(tx, code);
  return { resendInSeconds: MFA_RESEND_COUNTDOWN_SECONDS };
};
