import { sql } from "kysely";
import type { Tx } from "../src/platform/database/transaction.ts";

/** Queries for the whole content of a demo world without ids, hashes and timestamps, for comparisons. */
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
  workers: sql`select c.cnpj, w.name, w.document_kind, w.document_country, w.document_type, w.document, w.gender, w.birthdate, w.role, w.admission_date, w.regime,
      w.salary_cents, w.exposed_to_risk, w.status, w.status_since, w.status_changes_on,
      array(select t.name from worker_activity_type d join activity_type t on t.id = d.activity_type_id where d.worker_id = w.id order by 1) as activities
    from worker w join company c on c.id = w.provider_id order by 1, w.document`,
  links: sql`select w.document, s.cnpj, j.contract_number, l.hiring_date, l.asked_until, l.end_date, l.opened_by_movement_id is not null as transferred
    from project_worker l join worker w on w.id = l.worker_id join company s on s.id = l.provider_id join project j on j.id = l.project_id order by 1, 2, 3, 4`,
  movements: sql`select w.document, s.cnpj, m.kind, m.status, m.start_date, m.end_date, m.reason, m.new_role, m.exposed_to_risk, j.contract_number
    from movement m join worker w on w.id = m.worker_id join company s on s.id = m.provider_id left join project j on j.id = m.project_id order by 1, 2, 5, 3`,
  restrictions: sql`select c.cnpj, r.document, r.name, r.reason, r.start_date, r.end_date, r.lifted_at is not null as lifted
    from restriction r join company c on c.id = r.contractor_id order by 1, 2`,
  trainings: sql`select c.cnpj, t.name, t.starts_at, t.ends_at, t.vacancy, t.taken, t.open_to_all, t.cancel_reason,
      array(select w.document || ' ' || p.status || ' ' || coalesce(p.score_tenths, -1) || ' ' || coalesce(f.number, 0) from training_participant p
        join worker w on w.id = p.worker_id left join training_certificate f on f.participant_id = p.id
        where p.contractor_id = t.contractor_id and p.class_id = t.id order by 1) as people
    from training_class t join company c on c.id = t.contractor_id order by 1, 3, 2`,
  history: sql`select c.cnpj, h.action, h.about_kind, h.subject_kind, h.subject_name, h.account_name, h.field, h.old_value, h.new_value
    from history h join company c on c.id = h.owner_id order by h.id`,
} as const;

type WorldSnapshot = { readonly [Question in keyof typeof questions]: readonly Record<string, unknown>[] };

export const worldInWords = async (tx: Tx): Promise<WorldSnapshot> => {
  const snapshot: [string, readonly unknown[]][] = [];
  for (const [question, asked] of Object.entries(questions)) snapshot.push([question, (await asked.execute(tx)).rows]);
  return Object.fromEntries(snapshot) as WorldSnapshot;
};
