import { sql } from "kysely";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { ShownCode } from "../../../platform/secrets/link-code.ts";
import type { InvitationStatus } from "../rules/invitation-state.ts";

/** Invitation data for the public page of its link, without a session. */
export type ShownInvitation = {
  readonly id: number;
  readonly kind: "company" | "project";
  readonly companyId: number;
  readonly companyName: string;
  readonly email: string;
  readonly profileName: string | null;
  readonly invitedByName: string | null;
  readonly status: InvitationStatus;
  readonly expiresAt: Date;
  readonly hasAccount: boolean;
};

export const invitationBySecret = async (tx: Tx, { id, secretHash }: ShownCode): Promise<ShownInvitation | undefined> => {
  const { rows } = await sql<ShownInvitation>`
    select id, kind, company_id as "companyId", company_name as "companyName", email, profile_name as "profileName",
      invited_by_name as "invitedByName", status, expires_at as "expiresAt", has_account as "hasAccount"
    from invitation_by_secret(${id}, ${secretHash})`.execute(tx);
  return rows[0];
};

/** `other_account`: the invitation is for another e-mail address. `unknown`: no invitation has this secret, or a newer one replaced it. */
export type Acceptance = "accepted" | "used" | "cancelled" | "expired" | "other_account" | "unknown";
export type Accepting = { readonly accountId: number; readonly now: Date; readonly address: string };

export const takeUpInvitation = async (tx: Tx, { id, secretHash }: ShownCode, by: Accepting): Promise<Acceptance> => {
  const { rows } = await sql<{ readonly outcome: Acceptance }>`
    select accept_invitation(${id}, ${secretHash}, ${by.accountId}, ${by.now}, ${by.address}) as outcome`.execute(tx);
  return rows[0]?.outcome ?? "unknown";
};
