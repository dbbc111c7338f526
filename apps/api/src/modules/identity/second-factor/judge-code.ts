import { MFA_ATTEMPTS_MAX, MFA_FAILURES_MAX } from "@emdia/contract/limits.ts";
import { accept, type Outcome, refuse } from "../../../kernel/outcome.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { secondsCodesBlocked } from "../rules/block.ts";
import { type CodeDecision, decideCode } from "../rules/second-factor.ts";
import { type CodeSubject, countAttempt, spendCode } from "../store/codes.ts";
import { forgetFailures, latestFailures, noteFailure, type Subject } from "../store/failed-sign-ins.ts";
import { hashOfCode, isSameHash } from "./one-time-code.ts";
import type { CodeContext } from "./send-code.ts";

type Refused = Exclude<CodeDecision, "accept"> | "second_factor.blocked";
export type Judged = Outcome<{ readonly recipient: string }, Refused>;

const guessesOf = (accountId: number): Subject => ({ kind: "second_factor", value: String(accountId) });

/**
 * Seconds until the account may try codes again. The correct password does not reset them, because an attacker who guesses codes knows it.
 */
export const secondsWithoutCodes = async (tx: Tx, accountId: number, now: Date): Promise<number> => {
  const times = await latestFailures(tx, guessesOf(accountId), MFA_FAILURES_MAX);
  return secondsCodesBlocked(times, now.getTime());
};

const refusedWith = (code: Exclude<CodeDecision, "accept">, attempts: number) =>
  code === "second_factor.code_wrong" ? refuse(code, { attemptsLeft: MFA_ATTEMPTS_MAX - attempts }) : refuse(code);

/** Checks a code after counting the attempt. The caller locks the account and commits the count. */
export const judgeCode = async (
  tx: Tx,
  { secret, now }: CodeContext,
  { subject, typed }: { readonly subject: CodeSubject; readonly typed: string },
): Promise<Judged> => {
  const { accountId } = subject;
  const blockedSeconds = await secondsWithoutCodes(tx, accountId, now);
  if (blockedSeconds > 0) return refuse("second_factor.blocked", { retryAfterSeconds: blockedSeconds });

  const waiting = await countAttempt(tx, subject);
  if (!waiting) return refuse("second_factor.code_expired");
  await noteFailure(tx, guessesOf(accountId), now);
  const { id, recipient, code_hash, expires_at, attempts } = waiting;
  const fits = isSameHash(code_hash, hashOfCode(secret, { code: typed, accountId, recipient }));
  const decision = decideCode({ expired: expires_at <= now, attemptsBefore: attempts - 1, fits });
  if (decision !== "accept") return refusedWith(decision, attempts);

  await spendCode(tx, accountId, { id, now });
  await forgetFailures(tx, guessesOf(accountId));
  return accept({ recipient });
};
