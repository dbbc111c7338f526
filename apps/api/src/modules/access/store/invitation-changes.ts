import { sql } from "kysely";
import type { Scope } from "../../../platform/access/scope.ts";
import type { Invitation } from "./invitations.ts";

type Sending = { readonly secretHash: Buffer; readonly expiresAt: Date };
type NewInvitation = Sending & { readonly id: number } & Pick<Invitation, "companyId" | "kind" | "email"> & { readonly profileId: number };

/** Returns undefined if the address already has an active invitation in the company. */
export const insertInvitation = (
  { tx, now, account }: Scope,
  { id, companyId, kind, email, profileId, secretHash, expiresAt }: NewInvitation,
) =>
  tx
    .insertInto("invitation")
    .values({
      id,
      company_id: companyId,
      kind,
      email,
      profile_id: profileId,
      secret_hash: secretHash,
      invited_by_id: account.id,
      invited_by_name: account.name,
      created_at: now,
      expires_at: expiresAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();

type Place = Pick<Invitation, "companyId" | "id">;
const one = ({ tx }: Scope, { companyId, id }: Place) =>
  tx.updateTable("invitation").where("company_id", "=", companyId).where("id", "=", id);

/** Replaces the secret, so that the older link no longer works. */
export const renewInvitation = (scope: Scope, place: Place, { secretHash, expiresAt }: Sending) =>
  one(scope, place)
    .set((row) => ({
      secret_hash: secretHash,
      expires_at: expiresAt,
      resent_at: scope.now,
      resent_count: row("resent_count", "+", 1),
    }))
    .execute();

export const cancelInvitationRow = (scope: Scope, place: Place) =>
  one(scope, place).set({ status: "cancelled", cancelled_at: scope.now }).execute();

/** Language of the mail: that of the recipient's account, otherwise that of the sender. */
export const languageFor = async ({ tx, account }: Pick<Scope, "tx" | "account">, email: string) => {
  const { rows } = await sql<{ readonly language: "pt-BR" | "en-US" | "es-ES" }>`
    select coalesce(language_of_address(${email}), a.language) as language from account a where a.id = ${account.id}`.execute(tx);
  return rows[0]?.language ?? "pt-BR";
};

export const companyNameOf = async ({ tx }: Pick<Scope, "tx">, companyId: number): Promise<string> => {
  const company = await tx.selectFrom("company").select("trading_name as name").where("id", "=", companyId).executeTakeFirstOrThrow();
  return company.name;
};
