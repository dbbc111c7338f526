import type pg from "pg";
import { cast } from "../../demo/accounts/cast.ts";
import { arrangeGate } from "./arranged-gate.ts";
import { arrangeNeeds } from "./arranged-needs.ts";
import { arrangeReview } from "./arranged-review.ts";
import { arrangeRiskSchedules } from "./arranged-risk-schedules.ts";
import { arrangeTrainings } from "./arranged-trainings.ts";

/** The companies and the account that read and attack rows. */
export type Arranged = { readonly serraAzul: number; readonly ipe: number; readonly admin: number };
type Member = { readonly account: number; readonly company: number };
const memberCalled = async (owner: pg.Pool, email: string): Promise<Member> => {
  const { rows } = await owner.query<Member>(
    "select a.id as account, m.company_id as company from membership m join account a on a.id = m.account_id where a.email = $1 order by m.id",
    [email],
  );
  const [first] = rows;
  if (!first) throw new Error(`${email} belongs to no company`);
  return first;
};

/** A worker of a contractor, and rows about workers of other companies. */
const arrangeWorkers = async (owner: pg.Pool, { serraAzul, ipe }: Omit<Arranged, "admin">): Promise<void> => {
  await owner.query(
    `insert into worker (provider_id, person_id, document_kind, document_country, document, name, birthdate, role, admission_date, regime, status)
     values ($1, person_id_for('cpf', 'BR', '39053344705'), 'cpf', 'BR', '39053344705', 'Pessoa da prova', '1990-05-04', 'Prova', '2026-01-05',
       'clt_indefinite', 'active')`,
    [serraAzul],
  );
  await owner.query(
    `insert into worker_save (provider_id, worker_id, version, fields, at) select provider_id, id, 1000, '{name}', now() from worker`,
  );
  await owner.query(
    `insert into former_regime (provider_id, worker_id, until, regime) select distinct on (provider_id) provider_id, id, '2026-02-28'::date, 'intern'
     from worker order by provider_id, id`,
  );
  await owner.query(
    `insert into contractor_gone_worker (contractor_id, worker_id, plain_words)
     select distinct on (contractor_id) contractor_id, worker_id, plain_words from contractor_worker order by contractor_id, worker_id`,
  );
  await owner.query(
    `insert into worker_field_value (contractor_id, field_id, provider_id, worker_id, value)
     select f.contractor_id, f.id, w.provider_id, w.id, 'B' from custom_field f
       cross join lateral (select * from worker where provider_id = $1 order by id limit 1) w
     where f.applies_to = 'employee' on conflict do nothing`,
    [ipe],
  );
};

/** A worker of each supplier with a stale answer, and one of each contractor. */
const arrangeStandings = async (owner: pg.Pool): Promise<void> => {
  await owner.query("insert into stale_standing (provider_id, worker_id) select id, 1 from company");
};

/** A badge of each worker. */
const arrangeBadges = (owner: pg.Pool) =>
  owner.query(
    "insert into badge (provider_id, worker_id, code, issued_at) select provider_id, id, md5(id::text) || 'x', now() from worker on conflict do nothing",
  );

/** An import of each company with one line and a remembered heading. */
const arrangeImports = (owner: pg.Pool) =>
  owner.query(
    `with runs as (
       insert into import_run (company_id, kind, account_id, account_name, language, file_hash, file_name, file_type, mode, created_at)
       select id, 'workers', (select min(id) from account), 'Pessoa da prova', 'pt-BR', 'prova', 'prova.csv', 'csv', 'import', now() from company
       returning company_id, id),
     headings as (insert into import_mapping (company_id, kind, heading, column_key) select company_id, 'workers', 'prova', 'name' from runs)
     insert into import_line (company_id, run_id, line, cells) select company_id, id, 2, '{Prova}' from runs`,
  );

/** A sent document with a file for a pendency of each contractor and supplier. */
const arrangeDocuments = async (owner: pg.Pool): Promise<void> => {
  await owner.query(
    `with kept as (insert into file (provider_id, hash, size, type, verdict, created_at)
       select distinct on (provider_id) provider_id, md5(provider_id::text) || md5(id::text), 1, 'application/pdf', 'clean', now() from pendency
       order by provider_id, id returning *)
     insert into attachment (contractor_id, pendency_id, provider_id, file_id, name, from_round, sent_at, created_at)
       select distinct on (p.contractor_id, p.provider_id) p.contractor_id, p.id, p.provider_id, k.id, 'prova.pdf', 1, now(), now()
       from pendency p join kept k on k.provider_id = p.provider_id order by p.contractor_id, p.provider_id, p.id`,
  );
};

/** A reminder of each contractor to each of its suppliers. */
const arrangeReminders = async (owner: pg.Pool): Promise<void> => {
  await owner.query(
    `insert into supplier_reminder (contractor_id, provider_id, day, sent_at, account_name, open, expired)
     select distinct contractor_id, provider_id, current_date, now(), 'Prova', 1, 0 from project_company`,
  );
};

/** A notice, a choice and a digest of every account. */
const arrangeNotices = async (owner: pg.Pool): Promise<void> => {
  await owner.query(
    `insert into notice (account_id, company_id, kind, about_kind, about_id, details, created_at, in_inbox, mail_waits)
     select distinct on (account_id) account_id, company_id, 'access', 'company', company_id, '{}', now(), true, false from membership
     order by account_id, company_id`,
  );
  await owner.query("insert into notice_setting (account_id, kind) select id, 'mention' from account");
  await owner.query(
    "insert into notice_digest (account_id, day, is_weekly, message_id) select id, current_date, true, gen_random_uuid() from account",
  );
  await arrangeReminders(owner);
};

/** Settings of every company. */
const arrangeSettings = async (owner: pg.Pool): Promise<void> => {
  await owner.query("insert into company_security (company_id) select id from company");
  await owner.query(
    `insert into badge_config (company_id, is_active, first_face, second_face, shows_logo, base_color)
     select id, true, '{role}', '{company}', true, '#0f766e' from company where is_contractor on conflict do nothing`,
  );
  await owner.query(
    `insert into company_logo (company_id, hash, verdict, set_at)
     select id, encode(sha256(id::text::bytea), 'hex'), 'clean', now() from company where is_contractor on conflict do nothing`,
  );
  await owner.query(
    `insert into billing_address (company_id, street, number, neighborhood, city, state, postal_code)
     select id, 'Rua da Prova', '1', 'Centro', 'Itabira', 'MG', '35900000' from company on conflict do nothing`,
  );
};

/** Rows of the modules that need workers and pendencies. */
const arrangeAfterWorkers = async (owner: pg.Pool): Promise<void> => {
  await arrangeBadges(owner);
  await arrangeStandings(owner);
  await arrangeImports(owner);
  await arrangeDocuments(owner);
  await arrangeReview(owner);
  await arrangeGate(owner);
  await arrangeTrainings(owner);
  await arrangeRiskSchedules(owner);
  await arrangeNeeds(owner);
};

/** Rows that the demo world lacks: shared history, restricted members, idempotency keys and more. */
export const arrangeRows = async (owner: pg.Pool): Promise<Arranged> => {
  const { account: admin, company: serraAzul } = await memberCalled(owner, cast.admin.email);
  const { company: ipe } = await memberCalled(owner, cast.supplier.email);
  await owner.query(
    `insert into history (owner_id, provider_id, about_kind, about_id, subject_kind, subject_id, action)
     values ($1, $2, 'project', 1, 'project', 1, 'proof.shared'), ($2, null, 'facility', 1, 'facility', 1, 'proof.own')`,
    [serraAzul, ipe],
  );
  await owner.query(
    `insert into membership_project (company_id, membership_id, contractor_id, project_id)
     select m.company_id, m.id, pc.contractor_id, pc.project_id from membership m join project_company pc on pc.provider_id = m.company_id
     where m.company_id = $1 on conflict do nothing`,
    [ipe],
  );
  // Some changes are added to the counters, others are still pending.
  await owner.query("select fold_pendency_deltas(10)");
  await owner.query(
    "insert into idempotency_key (account_id, key, route, request_hash) select id, 'proof-key', 'POST /x', '' from account",
  );
  await owner.query(
    `insert into account_session (account_id, refresh_hash, expires_at, address, user_agent)
     select id, '', now() + interval '1 hour', '127.0.0.1', 'proof' from account`,
  );
  await owner.query(
    `with kept as (insert into pendency_view (account_id, name, filter) select id, 'Visão da prova', '{}' from account returning account_id)
     insert into asked_export (account_id, job, kind, job_key, asked_at) select account_id, account_id, 'workers', 'prova', now() from kept`,
  );
  await owner.query("insert into panel_preference (account_id, panels, created_at, updated_at) select id, '[]', now(), now() from account");
  await owner.query("insert into account_history (account_id, at, action) select id, now(), 'password_changed' from account");
  await owner.query("insert into account_password (account_id, password_hash) select id, 'a former one' from account");
  await owner.query(
    "insert into account_link (account_id, purpose, secret_hash, expires_at) select id, 'verify_email', '', now() + interval '1 hour' from account",
  );
  await owner.query(
    `insert into account_code (account_id, purpose, channel, recipient, code_hash, sent_at, expires_at)
     select id, 'phone', 'SMS', '+5531987650000', '', now(), now() + interval '1 hour' from account`,
  );
  await owner.query(
    `insert into entered_company (contractor_id, cnpj, name, trading_name, source, entered_at)
     select id, 'PROVA000000' || lpad(id::text, 3, '0'), 'Empresa da prova', 'Prova', 'typed', now() from company where is_contractor`,
  );
  await arrangeSettings(owner);
  await arrangeNotices(owner);
  await owner.query(
    `with asked as (
       insert into invitation (company_id, kind, email, profile_id, secret_hash, expires_at)
       select company_id, 'project', 'prova@prova.example', min(id), decode(lpad(to_hex(company_id), 8, '0'), 'hex'), now() + interval '1 day'
       from access_profile group by company_id returning company_id, id)
     insert into invitation_project (company_id, invitation_id, contractor_id, project_id)
     select asked.company_id, asked.id, p.contractor_id, p.id from asked
       cross join lateral (select contractor_id, id from project order by id limit 1) p`,
  );
  await owner.query(
    `with supplied as (select pc.* from project_company pc where pc.provider_id = $2 and pc.contractor_id = $1 order by pc.id limit 1),
       planned as (insert into project_plan (contractor_id, project_id, plan) select contractor_id, project_id, 'STP' from supplied on conflict do nothing),
       paused as (insert into project_pause (contractor_id, project_id, paused_on, resumed_on)
         select contractor_id, project_id, '2026-01-10', '2026-01-20' from supplied),
       saved as (insert into project_save (contractor_id, project_id, version, step, fields, at)
         select contractor_id, project_id, 1000, 1, '{name}', now() from supplied),
       chosen as (insert into project_supplier_choice (contractor_id, project_id, provider_id, plans)
         select contractor_id, project_id, provider_id, '{STP}' from supplied on conflict do nothing),
       invited as (insert into project_supplier_invitation (contractor_id, project_id, email, plans)
         select contractor_id, project_id, 'prova@fornecedor.example', '{STP}' from supplied),
       assigned as (insert into project_company_plan (contractor_id, project_company_id, provider_id, plan)
         select contractor_id, id, provider_id, 'SSMA' from supplied on conflict do nothing),
       risky as (insert into project_risk_activity (contractor_id, project_id, activity_owner_id, activity_id, activity_version)
         select s.contractor_id, s.project_id, a.owner_id, a.id, a.version from supplied s
           cross join lateral (select * from risk_activity where owner_id = 0 order by id limit 1) a on conflict do nothing),
       linking as (insert into project_linking (contractor_id, project_id, total, started_at)
         select contractor_id, project_id, 1, now() from supplied on conflict do nothing),
       demanded as (insert into project_requirement (contractor_id, project_id, plan, type_owner_id, type_id, type_version, holds_from, holds_until)
         select s.contractor_id, s.project_id, 'SSMA', t.owner_id, t.id, t.version, '2026-01-01', '2026-01-31' from supplied s
           cross join lateral (select * from document_type where owner_id = 0 order by id limit 2) t returning contractor_id, id)
     insert into project_requirement_exception (contractor_id, requirement_id, provider_id)
     select d.contractor_id, d.id, $2 from demanded d`,
    [serraAzul, ipe],
  );
  await owner.query(
    `with grouped as (insert into company_group (contractor_id, name, for_all)
         select id, 'Grupo da prova', true from company where is_contractor returning contractor_id, id),
       asked as (insert into custom_field (contractor_id, group_id, name, applies_to, required, kind)
         select contractor_id, id, 'Dia da prova', 'provider', false, 'date' from grouped returning contractor_id, group_id, id),
       supplied as (insert into company_group_provider (contractor_id, group_id, provider_id)
         select contractor_id, id, $2 from grouped where contractor_id = $1 returning contractor_id, group_id, provider_id)
     insert into custom_field_value (contractor_id, group_id, field_id, provider_id, value)
     select s.contractor_id, s.group_id, a.id, s.provider_id, '2026-03-10' from supplied s join asked a using (contractor_id, group_id)`,
    [serraAzul, ipe],
  );
  await arrangeWorkers(owner, { serraAzul, ipe });
  await arrangeAfterWorkers(owner);
  return { serraAzul, ipe, admin };
};
