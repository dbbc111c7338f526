import type { Tx } from "../../../platform/database/transaction.ts";

/** A link as the request presents it: account id and hash of its secret. */
export type ShownLink = { readonly accountId: number; readonly secretHash: Buffer };
export type LinkPurpose = "reset_password" | "verify_email" | "reactivate" | "second_factor";
type NewLink = ShownLink & { readonly id: number; readonly purpose: LinkPurpose; readonly now: Date; readonly expiresAt: Date };

export const insertLink = (tx: Tx, { accountId, id, purpose, secretHash, now, expiresAt }: NewLink) =>
  tx
    .insertInto("account_link")
    .values({ account_id: accountId, id, purpose, secret_hash: secretHash, created_at: now, expires_at: expiresAt })
    .execute();

/** Locks a valid link, so that two concurrent requests cannot both use it. */
export const lockLivingLink = (tx: Tx, { accountId, secretHash }: ShownLink, now: Date) =>
  tx
    .selectFrom("account_link")
    .select(["id", "account_id", "purpose", "attempts"])
    .where("account_id", "=", accountId)
    .where("secret_hash", "=", secretHash)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .forUpdate()
    .executeTakeFirst();
export type LivingLink = NonNullable<Awaited<ReturnType<typeof lockLivingLink>>>;

type Mailed = { readonly accountId: number; readonly id: number; readonly now: Date };
/** A valid link for its e-mail. */
export const readLivingLink = (tx: Tx, { accountId, id, now }: Mailed) =>
  tx
    .selectFrom("account_link")
    .select(["id", "purpose"])
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();

/** Counts an attempt to set a password with the link, which the caller has locked. */
export const countLinkAttempt = (tx: Tx, { account_id, id, attempts }: LivingLink) =>
  tx
    .updateTable("account_link")
    .set({ attempts: attempts + 1 })
    .where("account_id", "=", account_id)
    .where("id", "=", id)
    .execute();

/** Using a link uses all links of the same purpose, so that an older e-mail cannot undo a newer one. */
export const spendLinks = (tx: Tx, { account_id, purpose }: Pick<LivingLink, "account_id" | "purpose">, now: Date) =>
  tx
    .updateTable("account_link")
    .set({ used_at: now })
    .where("account_id", "=", account_id)
    .where("purpose", "=", purpose)
    .where("used_at", "is", null)
    .execute();

/** Uses only this link: a sign-in step on another device continues. */
export const spendLink = (tx: Tx, { account_id, id }: Pick<LivingLink, "account_id" | "id">, now: Date) =>
  tx.updateTable("account_link").set({ used_at: now }).where("account_id", "=", account_id).where("id", "=", id).execute();

/** Time of the first unused link of a purpose. */
export const firstUnusedLink = async (tx: Tx, accountId: number, purpose: LinkPurpose): Promise<Date | undefined> => {
  const first = await tx
    .selectFrom("account_link")
    .select("created_at")
    .where("account_id", "=", accountId)
    .where("purpose", "=", purpose)
    .where("used_at", "is", null)
    .orderBy("created_at")
    .limit(1)
    .executeTakeFirst();
  return first?.created_at;
};

type Since = { readonly accountId: number; readonly purpose: LinkPurpose; readonly since: Date };
/** Number of links of a purpose since this time. */
export const linksSince = async (tx: Tx, { accountId, purpose, since }: Since): Promise<number> => {
  const { made } = await tx
    .selectFrom("account_link")
    .select(({ fn }) => fn.countAll<number>().as("made"))
    .where("account_id", "=", accountId)
    .where("purpose", "=", purpose)
    .where("created_at", ">", since)
    .executeTakeFirstOrThrow();
  return made;
};
