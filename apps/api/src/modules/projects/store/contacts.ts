import type { Paging, PagingMeta } from "@emdia/contract/list.ts";
import { sql } from "kysely";
import { COUNTED_MAX, metaOf, offsetOf } from "../../../platform/database/paging.ts";
import type { Tx } from "../../../platform/database/transaction.ts";

/** A person of the contractor whom events of a project are told. */
export type Contact = { readonly id: number; readonly name: string };
/** The project is null before it exists. */
type Place = { readonly contractorId: number; readonly id: number | null };

/** Persons of the contractor who see the project. Must agree with `contacts_of_project` in the database. */
const fromPeople = ({ contractorId, id }: Place) => sql`from company_people(${contractorId}) p
    join access_profile f on f.company_id = p.company_id and f.id = p.profile_id
  where not p.disabled and (p.is_owner or 'see_projects' = any (f.permissions) and f.relation_type in ('both', 'contractor'))
    and (p.sees_all_projects or exists (select from membership_project mp where mp.company_id = p.company_id
      and mp.membership_id = p.membership_id and mp.contractor_id = p.company_id and mp.project_id = ${id}))`;

export const contactPage = async (
  tx: Tx,
  { query, place, ...paging }: Paging & { readonly place: Place; readonly query?: string | undefined },
): Promise<{ results: Contact[]; readonly meta: PagingMeta }> => {
  const words = query === undefined ? sql`` : sql`and plain_text(p.display_name) like found_anywhere(${query})`;
  const from = sql`${fromPeople(place)} ${words}`;
  const { rows } = await sql<Contact>`select p.account_id as id, p.display_name as name ${from}
    order by plain_text(p.display_name), p.account_id limit ${paging.itemsPerPage} offset ${offsetOf(paging)}`.execute(tx);
  const counted = await sql<{
    readonly total: number;
  }>`select count(*) as total from (select ${from} limit ${COUNTED_MAX + 1}) one`.execute(tx);
  return { results: rows, meta: metaOf(paging, counted.rows[0]?.total ?? 0, rows.length) };
};

/** A person who can be the contact. */
export const findContact = async (tx: Tx, place: Place, accountId: number): Promise<Contact | undefined> => {
  const { rows } =
    await sql<Contact>`select p.account_id as id, p.display_name as name ${fromPeople(place)} and p.account_id = ${accountId}`.execute(tx);
  return rows[0];
};

/** The present contact: the chosen person or the creator, or an owner once that person no longer sees the project. */
export const contactOf = async (
  tx: Tx,
  { contractorId, id }: { readonly contractorId: number; readonly id: number },
): Promise<Contact | undefined> => {
  const { rows } = await sql<Contact>`select p.account_id as id, p.display_name as name ${fromPeople({ contractorId, id })}
      and (p.is_owner or p.account_id = (select coalesce(r.contact_account_id, r.created_by_id) from project r
        where r.contractor_id = ${contractorId} and r.id = ${id}))
    order by p.account_id = (select coalesce(r.contact_account_id, r.created_by_id) from project r
      where r.contractor_id = ${contractorId} and r.id = ${id}) desc nulls last, p.joined_at, p.account_id limit 1`.execute(tx);
  return rows[0];
};

export const writeContact = async (
  tx: Tx,
  { contractorId, id }: { readonly contractorId: number; readonly id: number },
  accountId: number,
): Promise<void> => {
  await tx
    .updateTable("project")
    .set({ contact_account_id: accountId })
    .where("contractor_id", "=", contractorId)
    .where("id", "=", id)
    .execute();
};
