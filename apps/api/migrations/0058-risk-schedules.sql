-- Risk schedules: dangerous work of one supplier's team at a place of the contractor, for a span of time in the calendar of the company, with the
-- causes that suspend it.

-- A schedule. Contractor and supplier plan, and both read the row.
create table risk_schedule (
  contractor_id bigint not null references company,
  id bigint generated always as identity unique,
  provider_id bigint not null references company, -- crosses owners: shared by contractor and provider
  project_id bigint not null,
  facility_id bigint not null,
  department_id bigint not null,
  -- Local time, to the minute: a plan for 07:00 stays at 07:00 if daylight saving time returns.
  starts_at timestamp not null check (starts_at = date_trunc('minute', starts_at)),
  ends_at timestamp not null check (ends_at >= starts_at and ends_at = date_trunc('minute', ends_at)),
  -- The first minute after the work. Equal ends count as one minute.
  over_at timestamp not null generated always as (greatest(ends_at, starts_at + interval '1 minute')) stored,
  description text not null default '',
  precautions text not null default '',
  supervisor_id bigint, -- crosses owners: a worker of the provider, one of the team
  -- The earliest moment at which a cause of suspension holds. The list compares it with the clock, so a cause with a known day needs no job.
  suspended_from timestamp,
  cancelled_at timestamptz,
  cancel_reason text,
  is_cancelled boolean not null generated always as (cancelled_at is not null) stored,
  version integer not null default 1,
  created_at timestamptz not null,
  created_side text not null check (created_side in ('contractor', 'provider')),
  created_by_id bigint, -- crosses owners: the actor, with the name at that time
  created_by_name text,
  primary key (contractor_id, id),
  unique (contractor_id, id, provider_id),
  -- What each row of the team copies for its exclusion constraint.
  constraint risk_schedule_booked unique (contractor_id, id, provider_id, department_id, starts_at, over_at, is_cancelled),
  foreign key (contractor_id, project_id) references project (contractor_id, id),
  constraint risk_schedule_place foreign key (contractor_id, facility_id, department_id) references department (contractor_id, facility_id, id),
  check ((cancelled_at is null) = (cancel_reason is null))
) with (fillfactor = 90);
-- The list of a contractor and of a supplier.
create index risk_schedule_by_start on risk_schedule (contractor_id, starts_at, id);
create index risk_schedule_of_provider on risk_schedule (provider_id, starts_at, id);
-- Serves the foreign key to departments, and the schedules of an area.
create index risk_schedule_of_place on risk_schedule (contractor_id, facility_id, department_id, starts_at);
-- Serves the schedules of a project.
create index risk_schedule_of_project on risk_schedule (contractor_id, project_id, starts_at);
alter table risk_schedule enable row level security;
create policy read_either on risk_schedule for select to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or provider_id = any ((select scope_companies())::bigint[]));
-- Each side plans for suppliers of the project.
create policy insert_contractor on risk_schedule for insert to emdia_app
  with check (created_side = 'contractor' and contractor_id = any ((select scope_companies())::bigint[]) and exists (select from project_company pc
    where pc.contractor_id = risk_schedule.contractor_id and pc.project_id = risk_schedule.project_id and pc.provider_id = risk_schedule.provider_id));
create policy insert_provider on risk_schedule for insert to emdia_app
  with check (created_side = 'provider' and provider_id = any ((select scope_companies())::bigint[]) and exists (select from project_company pc
    where pc.contractor_id = risk_schedule.contractor_id and pc.project_id = risk_schedule.project_id and pc.provider_id = risk_schedule.provider_id));
create policy update_either on risk_schedule for update to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or provider_id = any ((select scope_companies())::bigint[]));
grant select, insert on risk_schedule to emdia_app;
grant update (facility_id, department_id, starts_at, ends_at, description, precautions, supervisor_id, suspended_from, cancelled_at, cancel_reason,
  version) on risk_schedule to emdia_app;

-- A risk activity of a schedule, in the version of that moment. Rows of a schedule are inserted by the companies that read the schedule.
create table risk_schedule_activity (
  contractor_id bigint not null,
  schedule_id bigint not null,
  provider_id bigint not null, -- crosses owners: shared by contractor and provider
  activity_owner_id bigint not null, -- crosses owners: activities of the platform as well as the contractor's own
  activity_id bigint not null,
  activity_version integer not null,
  primary key (contractor_id, schedule_id, activity_owner_id, activity_id),
  foreign key (contractor_id, schedule_id, provider_id) references risk_schedule (contractor_id, id, provider_id),
  foreign key (activity_owner_id, activity_id, activity_version) references risk_activity_version (owner_id, risk_activity_id, version)
);
-- The schedules with an activity.
create index risk_schedule_activity_of on risk_schedule_activity (contractor_id, activity_id, schedule_id);
alter table risk_schedule_activity enable row level security;
create policy read_either on risk_schedule_activity for select to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or provider_id = any ((select scope_companies())::bigint[]));
create policy insert_either on risk_schedule_activity for insert to emdia_app
  with check (exists (select from risk_schedule s where s.contractor_id = risk_schedule_activity.contractor_id and s.id = risk_schedule_activity.schedule_id
    and s.provider_id = risk_schedule_activity.provider_id));
create policy delete_either on risk_schedule_activity for delete to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or provider_id = any ((select scope_companies())::bigint[]));
grant select, insert, delete on risk_schedule_activity to emdia_app;

-- A worker of a team. Area, span and cancellation are copies of the schedule, kept equal by the foreign key.
create table risk_schedule_person (
  contractor_id bigint not null,
  schedule_id bigint not null,
  provider_id bigint not null, -- crosses owners: shared by contractor and provider
  worker_id bigint not null, -- crosses owners: the provider's record
  worker_name text collate "pt-BR-x-icu" not null, -- crosses owners: the name at the time of planning, for search and history
  plain_words text not null generated always as (plain_text(worker_name)) stored,
  part text not null check (part in ('executes', 'watches', 'supervises')),
  department_id bigint not null,
  starts_at timestamp not null,
  over_at timestamp not null,
  is_cancelled boolean not null,
  primary key (contractor_id, schedule_id, worker_id),
  foreign key (contractor_id, schedule_id, provider_id, department_id, starts_at, over_at, is_cancelled)
    references risk_schedule (contractor_id, id, provider_id, department_id, starts_at, over_at, is_cancelled) on update cascade,
  foreign key (provider_id, worker_id) references worker (provider_id, id),
  -- A worker is not in two areas of a contractor at one time. The same area is allowed. Expressions, because the planner would take this GiST
  -- index for conditions on the first column and read all of it.
  constraint risk_schedule_person_once exclude using gist ((worker_id + 0) with =, (contractor_id + 0) with =, (department_id + 0) with <>,
    tsrange(starts_at, over_at) with &&) where (not is_cancelled)
) with (fillfactor = 90);
-- The schedules of a worker, and bookings that overlap a span.
create index risk_schedule_person_of_worker on risk_schedule_person (provider_id, worker_id, over_at) where not is_cancelled;
-- Serves the search for an employee in the list, one contractor at a time.
create index risk_schedule_person_text on risk_schedule_person using gin (contractor_id, plain_words gin_trgm_ops);
alter table risk_schedule_person enable row level security;
create policy read_either on risk_schedule_person for select to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or provider_id = any ((select scope_companies())::bigint[]));
create policy insert_either on risk_schedule_person for insert to emdia_app
  with check (exists (select from risk_schedule s where s.contractor_id = risk_schedule_person.contractor_id and s.id = risk_schedule_person.schedule_id
    and s.provider_id = risk_schedule_person.provider_id));
create policy update_either on risk_schedule_person for update to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or provider_id = any ((select scope_companies())::bigint[]));
create policy delete_either on risk_schedule_person for delete to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or provider_id = any ((select scope_companies())::bigint[]));
grant select, insert, delete on risk_schedule_person to emdia_app;
grant update (part) on risk_schedule_person to emdia_app;

-- A cause that holds from a moment on. Jobs and saves write the causes and copy the earliest moment to the schedule; no status is stored.
create table risk_schedule_cause (
  contractor_id bigint not null,
  id bigint generated always as identity unique,
  schedule_id bigint not null,
  provider_id bigint not null, -- crosses owners: shared by contractor and provider
  worker_id bigint, -- crosses owners: the provider's record; null for a cause of the whole schedule
  reason text not null,
  note text,
  holds_from timestamp not null,
  noticed boolean not null, -- the persons of the schedule were told, or planned it so
  primary key (contractor_id, id),
  constraint risk_schedule_cause_once unique nulls not distinct (contractor_id, schedule_id, worker_id, reason, note),
  foreign key (contractor_id, schedule_id, provider_id) references risk_schedule (contractor_id, id, provider_id)
);
alter table risk_schedule_cause enable row level security;
create policy read_either on risk_schedule_cause for select to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or provider_id = any ((select scope_companies())::bigint[]));
create policy insert_either on risk_schedule_cause for insert to emdia_app
  with check (exists (select from risk_schedule s where s.contractor_id = risk_schedule_cause.contractor_id and s.id = risk_schedule_cause.schedule_id
    and s.provider_id = risk_schedule_cause.provider_id));
create policy update_either on risk_schedule_cause for update to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or provider_id = any ((select scope_companies())::bigint[]));
create policy delete_either on risk_schedule_cause for delete to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or provider_id = any ((select scope_companies())::bigint[]));
grant select, insert, delete on risk_schedule_cause to emdia_app;
grant update (holds_from, noticed) on risk_schedule_cause to emdia_app;

-- The triggers below mark workers with a schedule ahead for the job that stores their eligibility, which then queues the schedules. Eligibility,
-- documents that block work, links, restrictions and projects have their triggers already.

-- Activity types of workers.
create function mark_standing_of_activities() returns trigger language plpgsql security definer
  set search_path = pg_catalog, pg_temp set plan_cache_mode = force_custom_plan
as $$
begin
  insert into public.stale_standing (provider_id, worker_id) select distinct c.provider_id, c.worker_id from changed_rows c
    where exists (select from public.risk_schedule_person p where p.provider_id = c.provider_id and p.worker_id = c.worker_id and not p.is_cancelled
      and p.over_at > now() at time zone 'America/Sao_Paulo');
  return null;
end $$;
revoke all on function mark_standing_of_activities from public;
create trigger mark_standing_new after insert on worker_activity_type
  referencing new table as changed_rows for each statement
  when (current_setting('emdia.asks_at_the_end', true) is distinct from 'on') execute function mark_standing_of_activities();
create trigger mark_standing_gone after delete on worker_activity_type
  referencing old table as changed_rows for each statement
  when (current_setting('emdia.asks_at_the_end', true) is distinct from 'on') execute function mark_standing_of_activities();

-- Risk activities of an activity type.
create function mark_standing_of_activity_type() returns trigger language plpgsql security definer
  set search_path = pg_catalog, pg_temp set plan_cache_mode = force_custom_plan
as $$
begin
  insert into public.stale_standing (provider_id, worker_id) select distinct w.provider_id, w.worker_id
    from changed_rows c join public.worker_activity_type w on w.provider_id = c.provider_id and w.activity_type_id = c.activity_type_id
    where exists (select from public.risk_schedule_person p where p.provider_id = w.provider_id and p.worker_id = w.worker_id and not p.is_cancelled
      and p.over_at > now() at time zone 'America/Sao_Paulo');
  return null;
end $$;
revoke all on function mark_standing_of_activity_type from public;
create trigger mark_standing_new after insert on activity_type_risk
  referencing new table as changed_rows for each statement
  when (current_setting('emdia.asks_at_the_end', true) is distinct from 'on') execute function mark_standing_of_activity_type();
create trigger mark_standing_gone after delete on activity_type_risk
  referencing old table as changed_rows for each statement
  when (current_setting('emdia.asks_at_the_end', true) is distinct from 'on') execute function mark_standing_of_activity_type();

-- Risk activities of a project, for suppliers with schedules ahead in it.
create function mark_standing_of_project_risks() returns trigger language plpgsql security definer
  set search_path = pg_catalog, pg_temp set plan_cache_mode = force_custom_plan
as $$
begin
  insert into public.stale_standing (provider_id, contractor_id, project_id) select distinct s.provider_id, s.contractor_id, s.project_id
    from changed_rows c join public.risk_schedule s on s.contractor_id = c.contractor_id and s.project_id = c.project_id and not s.is_cancelled
      and s.over_at > now() at time zone 'America/Sao_Paulo';
  return null;
end $$;
revoke all on function mark_standing_of_project_risks from public;
create trigger mark_standing_new after insert on project_risk_activity
  referencing new table as changed_rows for each statement
  when (current_setting('emdia.asks_at_the_end', true) is distinct from 'on') execute function mark_standing_of_project_risks();
create trigger mark_standing_gone after delete on project_risk_activity
  referencing old table as changed_rows for each statement
  when (current_setting('emdia.asks_at_the_end', true) is distinct from 'on') execute function mark_standing_of_project_risks();

-- Notices of suspensions.
alter table notice drop constraint notice_kind_check;
alter table notice add constraint notice_kind_check check (kind in ('rejection', 'dispute', 'dispute_upheld', 'dispute_reversed', 'dispute_escalation', 'question',
  'answer', 'mention', 'restriction', 'access', 'escalation', 'reminder', 'class_enrolment', 'class_change', 'class_cancellation',
  'schedule_suspension'));
alter table notice drop constraint notice_about_kind_check;
alter table notice add constraint notice_about_kind_check check (about_kind in ('pendency', 'project', 'worker', 'company', 'contractor', 'training_class',
  'risk_schedule'));
alter table notice_setting drop constraint notice_setting_kind_check;
alter table notice_setting add constraint notice_setting_kind_check check (kind in ('rejection', 'dispute', 'dispute_upheld', 'dispute_reversed', 'dispute_escalation', 'question',
  'answer', 'mention', 'restriction', 'access', 'escalation', 'reminder', 'class_enrolment', 'class_change', 'class_cancellation',
  'schedule_suspension', 'digest_daily', 'digest_weekly', 'digest_next_due'));

-- The same as in the migration `training-notices`, with the permission for risk schedules.
drop policy read_own on notice;
create policy read_own on notice for select to emdia_app
  using (account_id = scope_account() and exists (select from notice_access() a
    where a.company_id = notice.company_id
      and (about_kind = 'company' or a.side = case when notice.company_id = contractor_id then 'contractor' else 'provider' end
        and (a.permissions is null
          or case about_kind when 'project' then 'see_projects' when 'worker' then 'see_employee' when 'training_class' then 'see_training_class'
            when 'risk_schedule' then 'see_risk_schedule' else 'see_pendency' end = any (a.permissions))
        and (a.projects is null or a.projects && project_ids))));

-- Notices of a suspended schedule: to the planner, the owners of the supplier, and the users of the contractor who change schedules, as far as they see
-- it. The contractor must be in the scope.
create function notify_about_schedule(contractor bigint, schedule bigint, details json, at timestamptz) returns void
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  planned record;
  to_people bigint[];
  to_companies bigint[];
begin
  select s.provider_id, s.project_id, s.created_by_id, c.trading_name as contractor, p.trading_name as supplier, pr.name as project into planned
    from public.risk_schedule s join public.company c on c.id = s.contractor_id join public.company p on p.id = s.provider_id
      join public.project pr on pr.contractor_id = s.contractor_id and pr.id = s.project_id
    where s.contractor_id = notify_about_schedule.contractor and s.id = schedule and s.contractor_id = any (public.scope_companies());
  if not found then return; end if;
  select array_agg(m.account_id), array_agg(m.company_id) into to_people, to_companies
    from public.membership m join public.access_profile f on f.company_id = m.company_id and f.id = m.profile_id
    where m.company_id in (notify_about_schedule.contractor, planned.provider_id)
      and (m.is_owner or m.account_id = planned.created_by_id
        or m.company_id = notify_about_schedule.contractor and 'update_risk_schedule' = any (f.permissions))
      and (m.is_owner or 'see_risk_schedule' = any (f.permissions)
        and f.relation_type in ('both', case when m.company_id = notify_about_schedule.contractor then 'contractor' else 'provider' end))
      and (m.sees_all_projects or exists (select from public.membership_project mp where mp.company_id = m.company_id and mp.membership_id = m.id
        and mp.contractor_id = notify_about_schedule.contractor and mp.project_id = planned.project_id));
  perform public.write_notices(null, to_people, to_companies, 'schedule_suspension', 'risk_schedule', schedule, notify_about_schedule.contractor,
    array[planned.project_id], (details::jsonb || jsonb_build_object('contractor', planned.contractor, 'supplier', planned.supplier,
      'project', planned.project))::json, at);
end $$;
revoke all on function notify_about_schedule from public;
grant execute on function notify_about_schedule to emdia_app;

-- The same as in the migration `supplier-reminders`. E-mails of suspensions wait 12 minutes longer, so that a person gets one in 15 minutes.
create or replace function queue_notice_mails(template text, older_than timestamptz, most integer) returns integer
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare queued integer;
begin
  with due as (
    select n.account_id, n.kind, case n.kind when 'reminder' then n.contractor_id end as sender_id, max(n.id) as batch
    from public.notice n where n.mail_waits
      and not (n.kind = 'escalation' and exists (select from public.notice sent where sent.account_id = n.account_id
        and sent.kind = 'escalation' and sent.mail_batch is not null
        and sent.created_at >= date_trunc('day', older_than, 'America/Sao_Paulo')))
    group by 1, 2, 3
    having min(n.created_at) <= older_than - case n.kind when 'schedule_suspension' then interval '12 minutes' else interval '0' end
    order by 1, 2, 3 limit most),
  taken as (
    update public.notice n set mail_waits = false, mail_batch = due.batch from due
    where n.account_id = due.account_id and n.kind = due.kind and (due.sender_id is null or n.contractor_id = due.sender_id) and n.mail_waits
      and n.id <= due.batch
    returning n.account_id, n.mail_batch)
  select count(public.enqueue('mail.send-message', json_build_object('id', gen_random_uuid(), 'template', template, 'language', a.language,
      'ownerId', m.account_id, 'rowId', m.mail_batch::text, 'issue', 0)))
    into queued
    from (select distinct account_id, mail_batch from taken) m join public.account a on a.id = m.account_id;
  return queued;
end $$;
