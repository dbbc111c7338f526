import { DEFAULT_LOCALE, LOCALES, type Locale, type Plan } from "@emdia/contract/limits.ts";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { ProjectKey } from "./projects.ts";

export type InvitedSupplier = {
  readonly id: number;
  readonly email: string;
  readonly plans: readonly Plan[];
  readonly sentAt: Date | null;
};

const invitations = (tx: Tx, { contractorId, id }: ProjectKey) =>
  tx
    .selectFrom("project_supplier_invitation")
    .where("contractor_id", "=", contractorId)
    .where("project_id", "=", id)
    .where("status", "in", ["waiting", "sent"]);

/** Who was asked to come by e-mail, and has not come yet. */
export const invitedSuppliers = (tx: Tx, project: ProjectKey): Promise<InvitedSupplier[]> =>
  invitations(tx, project)
    .select(["id", "email", sql<readonly Plan[]>`plans`.as("plans"), "sent_at as sentAt"])
    .orderBy("id")
    .execute();

export type Inviting = { readonly email: string; readonly plans: readonly Plan[] };

export const inviteSuppliers = async (tx: Tx, { contractorId, id }: ProjectKey, asked: readonly Inviting[]): Promise<void> => {
  if (asked.length === 0) return;
  const rows = asked.map(({ email, plans }) => ({ email, plans: [...plans] }));
  await tx
    .insertInto("project_supplier_invitation")
    .values(rows.map((row) => ({ contractor_id: contractorId, project_id: id, ...row })))
    .execute();
};

const one = (tx: Tx, { contractorId }: ProjectKey, id: number) =>
  tx.updateTable("project_supplier_invitation").where("contractor_id", "=", contractorId).where("id", "=", id);

export const changeInvitedPlans = async (
  tx: Tx,
  project: ProjectKey,
  { id, plans }: Pick<InvitedSupplier, "id" | "plans">,
): Promise<void> => {
  await one(tx, project, id)
    .set({ plans: [...plans] })
    .execute();
};

/** Not wanted any more: whoever has the e-mail already may register all the same, and is linked to nothing. */
export const cancelInvitations = async (tx: Tx, project: ProjectKey, cancelled: readonly InvitedSupplier[]): Promise<void> => {
  for (const { id } of cancelled) await one(tx, project, id).set({ status: "cancelled" }).execute();
};

/** The invitations whose e-mails leave now. */
export const sendWaiting = async (tx: Tx, { contractorId, id }: ProjectKey, now: Date): Promise<readonly { readonly email: string }[]> =>
  tx
    .updateTable("project_supplier_invitation")
    .set({ status: "sent", sent_at: now })
    .where("contractor_id", "=", contractorId)
    .where("project_id", "=", id)
    .where("status", "=", "waiting")
    .returning("email")
    .execute();

/** Takes up what a company was invited to; nothing comes back when somebody cancelled it, or it was taken up before. */
export const takeUpInvitation = async (tx: Tx, project: ProjectKey, id: number): Promise<Inviting | undefined> =>
  one(tx, project, id)
    .set({ status: "linked" })
    .where("status", "=", "sent")
    .returning(["email", sql<readonly Plan[]>`plans`.as("plans")])
    .executeTakeFirst();

export type Awaiting = ProjectKey & { readonly supplierInvitationId: number; readonly companyId: number };
export const projectsAwaiting = async (tx: Tx, companyInvitationId: number): Promise<readonly Awaiting[]> => {
  const { rows } = await sql<Awaiting>`select contractor_id as "contractorId", project_id as id,
    supplier_invitation_id as "supplierInvitationId", company_id as "companyId" from projects_awaiting(${companyInvitationId})`.execute(tx);
  return rows;
};

/** Those of the addresses that belong to people who are here already. */
export const confirmedAddresses = async (tx: Tx, emails: readonly string[]): Promise<readonly string[]> => {
  if (emails.length === 0) return [];
  const { rows } = await sql<{ readonly found: readonly string[] }>`select confirmed_addresses(${[...emails]}::text[]) as found`.execute(
    tx,
  );
  return rows[0]?.found ?? [];
};

/** The language of whoever has this address, as far as anybody knows. */
export const languageOf = async (tx: Tx, email: string): Promise<Locale> => {
  const { rows } = await sql<{ readonly language: string | null }>`select language_of_address(${email}) as language`.execute(tx);
  return LOCALES.find((known) => known === rows[0]?.language) ?? DEFAULT_LOCALE;
};
