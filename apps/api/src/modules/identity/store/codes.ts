import type { MfaType } from "@emdia/contract/limits.ts";
import type { Tx } from "../../../platform/database/transaction.ts";

export type CodePurpose = "second_factor" | "phone";
/** Identifies a code: sign-in step or phone registration, and channel. */
export type CodeSubject = {
  readonly accountId: number;
  readonly purpose: CodePurpose;
  readonly stepId: number | null;
  readonly channel: MfaType;
};

/** The newest unused code of a channel. It determines the waiting time and whether it can be used again. */
export const latestUnusedCode = (tx: Tx, { accountId, purpose, channel }: CodeSubject) =>
  tx
    .selectFrom("account_code")
    .select(["id", "recipient", "sent_at", "expires_at", "attempts", "replaced_at"])
    .where("account_id", "=", accountId)
    .where("purpose", "=", purpose)
    .where("channel", "=", channel)
    .where("spent_at", "is", null)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
export type UnusedCode = NonNullable<Awaited<ReturnType<typeof latestUnusedCode>>>;

type NewCode = CodeSubject & {
  readonly id: number;
  readonly recipient: string;
  readonly codeHash: Buffer;
  readonly sentAt: Date;
  readonly expiresAt: Date;
};

/** Inserts a code and replaces every older code of the same purpose, on any channel. */
export const replaceCodes = async (tx: Tx, { id, accountId, purpose, stepId, ...code }: NewCode): Promise<void> => {
  await tx
    .updateTable("account_code")
    .set({ replaced_at: code.sentAt })
    .where("account_id", "=", accountId)
    .where("purpose", "=", purpose)
    .where("replaced_at", "is", null)
    .execute();
  const { channel, recipient, codeHash: code_hash, sentAt: sent_at, expiresAt: expires_at } = code;
  await tx
    .insertInto("account_code")
    .values({ account_id: accountId, id, purpose, step_id: stepId, channel, recipient, code_hash, sent_at, expires_at })
    .execute();
};

type Mailed = { readonly accountId: number; readonly id: number; readonly now: Date };
/** A code that can be entered, for its message. */
export const readLivingCode = (tx: Tx, { accountId, id, now }: Mailed) =>
  tx
    .selectFrom("account_code")
    .select(["channel", "recipient"])
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .where("replaced_at", "is", null)
    .where("spent_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();

/** Assigns the code already sent to the restarted sign-in step. */
export const moveCode = (tx: Tx, { accountId, stepId }: CodeSubject, { id }: UnusedCode) =>
  tx.updateTable("account_code").set({ step_id: stepId }).where("account_id", "=", accountId).where("id", "=", id).execute();

/** Counts an attempt on the current code and returns the data for the comparison. */
export const countAttempt = (tx: Tx, { accountId, purpose, stepId, channel }: CodeSubject) =>
  tx
    .updateTable("account_code")
    .set(({ eb }) => ({ attempts: eb("attempts", "+", 1) }))
    .where("account_id", "=", accountId)
    .where("purpose", "=", purpose)
    .where("channel", "=", channel)
    .where("step_id", stepId === null ? "is" : "=", stepId)
    .where("replaced_at", "is", null)
    .where("spent_at", "is", null)
    .returning(["id", "recipient", "code_hash", "expires_at", "attempts"])
    .executeTakeFirst();

export const spendCode = (tx: Tx, accountId: number, { id, now }: { readonly id: number; readonly now: Date }) =>
  tx.updateTable("account_code").set({ spent_at: now }).where("account_id", "=", accountId).where("id", "=", id).execute();

/** The phone that the user registers in this sign-in step. */
export const phoneAskedInStep = async (tx: Tx, accountId: number, stepId: number): Promise<string | undefined> => {
  const last = await tx
    .selectFrom("account_code")
    .select("recipient")
    .where("account_id", "=", accountId)
    .where("step_id", "=", stepId)
    .where("channel", "=", "SMS")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return last?.recipient;
};
