import type { Tx } from "../../../platform/database/transaction.ts";

/** Passwords of three years with a change every 90 days. */
const REMEMBERED_MAX = 12;

export const passwordsOf = async (tx: Tx, accountId: number): Promise<readonly string[]> => {
  const current = await tx.selectFrom("account").select("password_hash").where("id", "=", accountId).executeTakeFirst();
  const former = await tx
    .selectFrom("account_password")
    .select("password_hash")
    .where("account_id", "=", accountId)
    .orderBy("id", "desc")
    .limit(REMEMBERED_MAX)
    .execute();
  return [current, ...former].flatMap((row) => row?.password_hash ?? []);
};

type Change = { readonly accountId: number; readonly hash: string; readonly now: Date };

/** Saves the new password and stores the old hash. The last access is updated, so that an inactive account is unlocked. */
export const changePassword = async (tx: Tx, { accountId, hash, now }: Change): Promise<void> => {
  await tx
    .insertInto("account_password")
    .columns(["account_id", "password_hash", "created_at"])
    .expression((from) =>
      from
        .selectFrom("account")
        .select((row) => [
          "id as account_id",
          row.fn.coalesce("password_hash", row.val("")).as("password_hash"),
          row.val(now).as("created_at"),
        ])
        .where("id", "=", accountId)
        .where("password_hash", "is not", null),
    )
    .execute();
  await tx
    .updateTable("account")
    .set({ password_hash: hash, password_changed_at: now, last_access_at: now })
    .where("id", "=", accountId)
    .execute();
};

type Renewal = { readonly accountId: number; readonly former: string; readonly renewed: string };

/** Stores a renewed hash of the same password, unless a concurrent request changed the password. */
export const replaceHash = (tx: Tx, { accountId, former, renewed }: Renewal) =>
  tx.updateTable("account").set({ password_hash: renewed }).where("id", "=", accountId).where("password_hash", "=", former).execute();
