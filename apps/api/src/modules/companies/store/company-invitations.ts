import { sql } from "kysely";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { ShownCode } from "../../../platform/secrets/link-code.ts";
import type { CompanyInvitationStatus } from "../rules/company-invitation-state.ts";

export type AskedCompany = {
  readonly cnpj: string;
  readonly companyName: string;
  readonly tradingName: string;
  readonly email: string;
  readonly fullName: string;
  readonly phone: string;
  readonly observations?: string | undefined;
};
type Inviting = {
  readonly secretHash: Buffer;
  readonly now: Date;
  readonly until: Date;
  readonly address: string;
  readonly mostAnHour: number;
};
export type InvitedCompany =
  | { readonly outcome: "sent"; readonly id: number }
  | { readonly outcome: "registered" | "invited" | "too_many"; readonly id: null };

export const inviteCompanyRow = async (tx: Tx, input: AskedCompany, by: Inviting): Promise<InvitedCompany> => {
  const { rows } = await sql<InvitedCompany>`
    select outcome, id from invite_company(${JSON.stringify(input)}::json, ${by.secretHash}, ${by.now}, ${by.until}, ${by.address},
      ${by.mostAnHour}::integer)`.execute(tx);
  return rows[0] ?? { outcome: "invited", id: null };
};

/** Sets the hash of a new invitation, whose secret is derived from its id. */
export const setCompanyInvitationHash = async (tx: Tx, id: number, hash: Buffer): Promise<void> => {
  await sql`select set_company_invitation_hash(${id}, ${hash})`.execute(tx);
};

type MailedInvitation = { readonly email: string; readonly fullName: string; readonly tradingName: string; readonly cnpj: string };
/** An open invitation for its e-mail. */
export const companyInvitationToMail = async (tx: Tx, id: number, now: Date): Promise<MailedInvitation | undefined> => {
  const { rows } = await sql<MailedInvitation>`select email, full_name as "fullName", trading_name as "tradingName", cnpj
    from company_invitation_to_mail(${id}, ${now})`.execute(tx);
  return rows[0];
};

/** Invitation data for the public page of its link, without a session. */
export type ShownCompanyInvitation = {
  readonly email: string;
  readonly companyName: string;
  readonly fullName: string;
  readonly phone: string;
  readonly status: CompanyInvitationStatus;
  readonly expiresAt: Date;
  readonly hasAccount: boolean;
};

export const companyInvitationBySecret = async (tx: Tx, { id, secretHash }: ShownCode): Promise<ShownCompanyInvitation | undefined> => {
  const { rows } = await sql<ShownCompanyInvitation>`
    select email, company_name as "companyName", full_name as "fullName", phone, status, expires_at as "expiresAt", has_account as "hasAccount"
    from company_invitation_by_secret(${id}, ${secretHash})`.execute(tx);
  return rows[0];
};

/** `registered`: the company registered through another invitation first. `other_account`: the invitation is for another e-mail address. */
export type Founding = "accepted" | "used" | "expired" | "registered" | "other_account" | "unknown";
export type Founder = { readonly accountId: number; readonly now: Date; readonly address: string };

export const foundCompanyRow = async (
  tx: Tx,
  { id, secretHash }: ShownCode,
  { accountId, now, address, keys }: Founder & { readonly keys: readonly string[] },
): Promise<Founding> => {
  const { rows } = await sql<{ readonly outcome: Founding }>`
    select found_company(${id}, ${secretHash}, ${accountId}, ${[...keys]}::text[], ${now}, ${address}) as outcome`.execute(tx);
  return rows[0]?.outcome ?? "unknown";
};
