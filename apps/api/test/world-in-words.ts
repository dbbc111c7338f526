import { sql } from "kysely";
import type { Tx } from "../src/platform/database/transaction.ts";

/** Everything a world holds, told by names alone: no id, no hash, and no moment at which a row was written. */
const questions = {
  companies: sql`select cnpj, name, trading_name, city, state, is_contractor, is_provider from company order by cnpj`,
  profiles: sql`select c.cnpj, p.name, p.description, p.relation_type, p.permissions
    from access_profile p join company c on c.id = p.company_id order by 1, 2`,
  people: sql`select email, display_name, phone, email_verified, account_verified, disabled_at from account order by email`,
  memberships: sql`select a.email, c.cnpj, p.name as profile, m.is_owner, m.sees_all_projects,
      array(select j.name from membership_project mp join project j on j.id = mp.project_id where mp.membership_id = m.id order by 1) as only
    from membership m join account a on a.id = m.account_id join company c on c.id = m.company_id join access_profile p on p.id = m.profile_id
    order by 1, 2`,
  places: sql`select c.cnpj, f.name as unit, d.name as area
    from facility f join company c on c.id = f.contractor_id left join department d on d.facility_id = f.id order by 1, 2, 3`,
  projects: sql`select c.cnpj, j.name, j.contract_number, j.scope, j.description, j.start_date, j.end_date, j.state, j.pipeline_state, j.is_draft, j.provider_count,
      array(select s.cnpj from project_company pc join company s on s.id = pc.provider_id where pc.project_id = j.id order by 1) as suppliers,
      array(select f.name || ': ' || d.name from project_location l join facility f on f.id = l.facility_id
        join department d on d.id = l.department_id where l.project_id = j.id order by 1) as places
    from project j join company c on c.id = j.contractor_id order by j.contract_number`,
  history: sql`select c.cnpj, h.action, h.about_kind, h.subject_kind, h.subject_name, h.account_name, h.field, h.old_value, h.new_value
    from history h join company c on c.id = h.owner_id order by h.id`,
} as const;

type Told = { readonly [Question in keyof typeof questions]: readonly Record<string, unknown>[] };

export const worldInWords = async (tx: Tx): Promise<Told> => {
  const told: [string, readonly unknown[]][] = [];
  for (const [question, asked] of Object.entries(questions)) told.push([question, (await asked.execute(tx)).rows]);
  return Object.fromEntries(told) as Told;
};
