import { DEFAULT_LOCALE, LOCALES, type Locale, type Plan } from "@emdia/contract/limits.ts";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { ProjectKey } from "./projects.ts";

/** The contractor's entry for a company, with the company's id if it has registered since. */
export type AwaitedCompany = {
  readonly id: number;
  readonly cnpj: string;
  readonly companyName: string;
  readonly tradingName: string;
  readonly source: string;
  readonly registeredId: number | null;
};
export type InvitedSupplier = {
  readonly id: number;
  readonly email: string | null;
  readonly enteredId: number | null;
  readonly plans: readonly Plan[];
  readonly sentAt: Date | null;
  readonly company: AwaitedCompany | null;
};

/** Open invitations: waiting or sent. */
export const invitedSuppliers = async (tx: Tx, { contractorId, id }: ProjectKey): Promise<InvitedSupplier[]> => {
  const { rows } = await sql<InvitedSupplier>`select i.id, i.email, i.entered_id as "enteredId", i.plans, i.sent_at as "sentAt",
      case when e.id is not null then json_build_object('id', e.id, 'cnpj', e.cnpj, 'companyName', e.name, 'tradingName', e.trading_name,
        'source', e.source, 'registeredId', c.id) end as company
    from project_supplier_invitation i
      left join entered_company e on e.contractor_id = i.contractor_id and e.id = i.entered_id
      left join company c on c.cnpj = e.cnpj
    where i.contractor_id = ${contractorId} and i.project_id = ${id} and i.status in ('waiting', 'sent') order by i.id`.execute(tx);
  return rows;
};

/** Name of an entry, and the id of its company if that has registered since. */
export type KnownEntry = { readonly id: number; readonly name: string; readonly registeredId: number | null };
export const entriesCalled = async (tx: Tx, { contractorId }: Pick<ProjectKey, "contractorId">, ids: readonly number[]) => {
  const { rows } = await sql<KnownEntry>`select e.id, e.trading_name as name, c.id as "registeredId"
    from entered_company e left join company c on c.cnpj = e.cnpj
    where e.contractor_id = ${contractorId} and e.id = any (${[...ids]}::bigint[])`.execute(tx);
  return rows;
};

export type Inviting = { readonly email: string | null; readonly enteredId: number | null; readonly plans: readonly Plan[] };

export const inviteSuppliers = async (tx: Tx, { contractorId, id }: ProjectKey, asked: readonly Inviting[]): Promise<void> => {
  if (asked.length === 0) return;
  const rows = asked.map(({ email, enteredId, plans }) => ({ email, entered_id: enteredId, plans: [...plans] }));
  await tx
    .insertInto("project_supplier_invitation")
    .values(rows.map((row) => ({ contractor_id: contractorId, project_id: id, ...row })))
    .execute();
};

const one = (tx: Tx, { contractorId }: ProjectKey, id: number) =>
  tx.updateTable("project_supplier_invitation").where("contractor_id", "=", contractorId).where("id", "=", id);

/** A new address resets the invitation to waiting, so that an e-mail is sent to it. */
export const changeInvitation = async (
  tx: Tx,
  project: ProjectKey,
  { id, email, plans }: Pick<InvitedSupplier, "id" | "email" | "plans">,
): Promise<void> => {
  await one(tx, project, id)
    .set({ plans: [...plans] })
    .execute();
  await one(tx, project, id)
    .where(sql<boolean>`email is distinct from ${email}`)
    .set({ email, status: "waiting", sent_at: null })
    .execute();
};

/** Cancels invitations. A company with the e-mail may still register, but is not linked. */
export const cancelInvitations = async (tx: Tx, project: ProjectKey, cancelled: readonly InvitedSupplier[]): Promise<void> => {
  for (const { id } of cancelled) await one(tx, project, id).set({ status: "cancelled" }).execute();
};

export type Leaving = { readonly id: number; readonly email: string };
/** Marks the waiting invitations as sent and returns them. Skips companies that have registered. */
export const sendWaiting = async (tx: Tx, { contractorId, id }: ProjectKey, now: Date): Promise<readonly Leaving[]> => {
  const { rows } = await sql<Leaving>`update project_supplier_invitation i set status = 'sent', sent_at = ${now}
    where i.contractor_id = ${contractorId} and i.project_id = ${id} and i.status = 'waiting' and i.email is not null
      and not exists (select from entered_company e join company c on c.cnpj = e.cnpj
        where e.contractor_id = i.contractor_id and e.id = i.entered_id)
    returning i.id, i.email`.execute(tx);
  return rows;
};

type Mailed = { readonly email: string; readonly cnpj: string | null; readonly contractor: string; readonly project: string };
/** A sent invitation for its e-mail. Undefined if it was cancelled or the supplier is linked. */
export const supplierInvitationToMail = async (tx: Tx, { contractorId, id }: Pick<ProjectKey, "contractorId" | "id">) => {
  const { rows } = await sql<Mailed>`select i.email, e.cnpj, c.trading_name as contractor, p.name as project
    from project_supplier_invitation i
      join project p on p.contractor_id = i.contractor_id and p.id = i.project_id
      join company c on c.id = i.contractor_id
      left join entered_company e on e.contractor_id = i.contractor_id and e.id = i.entered_id
    where i.contractor_id = ${contractorId} and i.id = ${id} and i.status = 'sent' and i.email is not null`.execute(tx);
  return rows[0];
};

/** Consumes an invitation; undefined if it was cancelled or already consumed. */
export const takeUpInvitation = async (tx: Tx, project: ProjectKey, id: number): Promise<{ readonly plans: readonly Plan[] } | undefined> =>
  one(tx, project, id)
    .set({ status: "linked" })
    .where("status", "in", ["waiting", "sent"])
    .returning(sql<readonly Plan[]>`plans`.as("plans"))
    .executeTakeFirst();

/** Closes the open invitations of a company that is linked now. */
export const waitNoLonger = async (tx: Tx, { contractorId, id }: ProjectKey, companyId: number): Promise<void> => {
  await sql`update project_supplier_invitation i set status = 'linked'
    from entered_company e join company c on c.cnpj = e.cnpj
    where i.contractor_id = ${contractorId} and i.project_id = ${id} and i.status in ('waiting', 'sent')
      and e.contractor_id = i.contractor_id and e.id = i.entered_id and c.id = ${companyId}`.execute(tx);
};

export type Joining = { readonly supplierInvitationId: number; readonly companyId: number };
/** Waiting invitations to an address with which a company has registered since. */
export const registeredMeanwhile = async (tx: Tx, { id }: ProjectKey): Promise<readonly Joining[]> => {
  const { rows } = await sql<Joining>`select supplier_invitation_id as "supplierInvitationId", company_id as "companyId"
    from suppliers_registered_for(${id})`.execute(tx);
  return rows;
};

export type Awaiting = ProjectKey & Joining;
export const projectsAwaiting = async (tx: Tx, companyInvitationId: number): Promise<readonly Awaiting[]> => {
  const { rows } = await sql<Awaiting>`select contractor_id as "contractorId", project_id as id,
    supplier_invitation_id as "supplierInvitationId", company_id as "companyId" from projects_awaiting(${companyInvitationId})`.execute(tx);
  return rows;
};

/** The addresses of accounts with a verified e-mail address. */
export const confirmedAddresses = async (tx: Tx, emails: readonly string[]): Promise<readonly string[]> => {
  if (emails.length === 0) return [];
  const { rows } = await sql<{ readonly found: readonly string[] }>`select confirmed_addresses(${[...emails]}::text[]) as found`.execute(
    tx,
  );
  return rows[0]?.found ?? [];
};

/** The language stored for this address, otherwise the default. */
export const languageOf = async (tx: Tx, email: string): Promise<Locale> => {
  const { rows } = await sql<{ readonly language: string | null }>`select language_of_address(${email}) as language`.execute(tx);
  return LOCALES.find((known) => known === rows[0]?.language) ?? DEFAULT_LOCALE;
};
