-- Suppliers of a contractor with the figures of the supplier list, and reminders that a contractor sends to a supplier.

-- A supplier of a contractor, with copies of what the list searches and sorts by. Adding up the counters of 5,000 suppliers per request took
-- longer than the list may. Written by triggers only. The row remains after the last project, with project_total 0.
create table contractor_supplier (
  contractor_id bigint not null references company,
  provider_id bigint not null references company, -- crosses owners: the supplier, which does not read the row
  name text collate "pt-BR-x-icu" not null, -- copied from the company, as is the next column
  plain_words text not null,
  project_total integer not null default 0, -- projects that are begun and not removed
  -- Active pendencies by the counters, as of the last fold.
  total integer not null default 0,
  settled integer not null default 0,
  expired integer not null default 0,
  in_review integer not null default 0,
  statuses text[] not null default '{}', -- the statuses of which a document exists
  primary key (contractor_id, provider_id)
) with (fillfactor = 80);
-- Serves the copies of a renamed company.
create index contractor_supplier_provider on contractor_supplier (provider_id);
alter table contractor_supplier enable row level security;
create policy read_own on contractor_supplier for select to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
grant select on contractor_supplier to emdia_app;

-- Serves the history of a supplier in its projects, whose own history can be long.
create index history_of_supplier on history (owner_id, provider_id, id desc) where about_kind = 'project' and provider_id is not null;

-- Counts the workers of a supplier that a contractor sees, by an index-only scan.
create index contractor_worker_of_supplier on contractor_worker (contractor_id, provider_id, worker_id);

-- Figures of a supplier by the counters of all projects of a contractor.
create function supplier_figures(contractor bigint, provider bigint)
  returns table (total integer, settled integer, expired integer, in_review integer, statuses text[])
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select coalesce(sum(c.total), 0)::integer,
      coalesce(sum(c.total) filter (where c.status in ('DONE', 'NEXT_DUE_DATE', 'NOT_APPLICABLE')), 0)::integer,
      coalesce(sum(c.total) filter (where c.status = 'EXPIRED'), 0)::integer,
      coalesce(sum(c.total) filter (where c.status in ('IN_REVISION', 'PRE_ANALYSIS')), 0)::integer,
      coalesce(array_agg(distinct c.status order by c.status) filter (where c.total > 0), '{}')
    from public.pendency_count c where c.contractor_id = contractor and c.project_id = 0 and c.provider_id = provider;
  end;
revoke all on function supplier_figures from public;

-- Adds to the number of projects of suppliers. Adding is exact under concurrent links, where counting would miss the other transaction. Rows are
-- locked in the order of their keys, so that two transactions do not deadlock. Figures are read for new rows only: a null supplier has no counters.
create function add_supplier_projects(contractors bigint[], providers bigint[], changes integer[]) returns void
  language sql volatile security definer set search_path = pg_catalog, pg_temp
  begin atomic
    insert into public.contractor_supplier as s (contractor_id, provider_id, name, plain_words, project_total, total, settled, expired, in_review,
      statuses)
    select t.contractor_id, t.provider_id, c.trading_name, c.plain_words, t.change, f.total, f.settled, f.expired, f.in_review, f.statuses
    from (select u.contractor_id, u.provider_id, sum(u.change)::integer as change
        from unnest(contractors, providers, changes) u (contractor_id, provider_id, change)
        group by 1, 2 having sum(u.change) <> 0 order by 1, 2) t
      join public.company c on c.id = t.provider_id
      left join public.contractor_supplier known on known.contractor_id = t.contractor_id and known.provider_id = t.provider_id
      cross join lateral public.supplier_figures(t.contractor_id, case when known.provider_id is null then t.provider_id end) f
    order by t.contractor_id, t.provider_id
    on conflict (contractor_id, provider_id) do update set project_total = s.project_total + excluded.project_total;
  end;
revoke all on function add_supplier_projects from public;

create function count_new_supplier_links() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform public.add_supplier_projects(array_agg(contractor_id), array_agg(provider_id), array_agg(1)) from new_rows
    where project_state <> 'removed' and not project_is_draft having count(*) > 0;
  return null;
end $$;
revoke all on function count_new_supplier_links from public;
create trigger count_supplier_links after insert on project_company
  referencing new table as new_rows for each statement execute function count_new_supplier_links();

create function count_gone_supplier_links() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform public.add_supplier_projects(array_agg(contractor_id), array_agg(provider_id), array_agg(-1)) from old_rows
    where project_state <> 'removed' and not project_is_draft having count(*) > 0;
  return null;
end $$;
revoke all on function count_gone_supplier_links from public;
create trigger count_gone_supplier_links after delete on project_company
  referencing old table as old_rows for each statement execute function count_gone_supplier_links();

-- The state of a project is copied to its links, so a project that begins or is removed is an update here.
create function count_changed_supplier_links() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform public.add_supplier_projects(array_agg(t.contractor_id), array_agg(t.provider_id), array_agg(t.change))
  from (
    select contractor_id, provider_id, 1 as change from new_rows where project_state <> 'removed' and not project_is_draft
    union all
    select contractor_id, provider_id, -1 from old_rows where project_state <> 'removed' and not project_is_draft) t
  having count(*) > 0;
  return null;
end $$;
revoke all on function count_changed_supplier_links from public;
create trigger count_changed_supplier_links after update on project_company
  referencing old table as old_rows new table as new_rows for each statement execute function count_changed_supplier_links();

-- Copies the figures of suppliers whose counters changed. Both functions that write counters hold one advisory lock, so that sums are exact.
create function copy_supplier_figures() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  with changed as (
    select s.contractor_id, s.provider_id from public.contractor_supplier s
    where (s.contractor_id, s.provider_id) in (select n.contractor_id, n.provider_id from new_rows n where n.project_id = 0 and n.provider_id > 0)
    order by s.contractor_id, s.provider_id for no key update)
  update public.contractor_supplier s
    set total = f.total, settled = f.settled, expired = f.expired, in_review = f.in_review, statuses = f.statuses
    from changed c cross join lateral public.supplier_figures(c.contractor_id, c.provider_id) f
    where s.contractor_id = c.contractor_id and s.provider_id = c.provider_id
      and (s.total, s.settled, s.expired, s.in_review, s.statuses)
        is distinct from (f.total, f.settled, f.expired, f.in_review, f.statuses);
  return null;
end $$;
revoke all on function copy_supplier_figures from public;
create trigger copy_new_supplier_figures after insert on pendency_count
  referencing new table as new_rows for each statement execute function copy_supplier_figures();
create trigger copy_changed_supplier_figures after update on pendency_count
  referencing new table as new_rows for each statement execute function copy_supplier_figures();

-- Copies the names of a changed company.
create function copy_supplier_names() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  update public.contractor_supplier set name = new.trading_name, plain_words = new.plain_words where provider_id = new.id;
  return null;
end $$;
revoke all on function copy_supplier_names from public;
create trigger copy_supplier_names after update on company for each row
  when ((old.trading_name, old.name) is distinct from (new.trading_name, new.name)) execute function copy_supplier_names();

-- Compares the suppliers of a contractor with its links and counters and corrects them; returns the number of wrong rows. Adds the difference to
-- the number of projects, so that a link that commits meanwhile is counted as well.
create function mend_contractor_suppliers(contractor bigint) returns integer
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare mended integer;
begin
  perform pg_advisory_xact_lock(hashtext('pendency_count'));
  with linked as (
    select k.provider_id, c.trading_name, c.plain_words, k.projects, f.*
    from (select pc.provider_id, count(*) filter (where pc.project_state <> 'removed' and not pc.project_is_draft)::integer as projects
        from public.project_company pc where pc.contractor_id = contractor group by 1
      union all
      select s.provider_id, 0 from public.contractor_supplier s where s.contractor_id = contractor and s.project_total <> 0 and not exists (
        select from public.project_company pc where pc.contractor_id = contractor and pc.provider_id = s.provider_id)) k
      join public.company c on c.id = k.provider_id
      cross join lateral public.supplier_figures(contractor, k.provider_id) f
  ), wrong as (
    select l.provider_id, l.trading_name, l.plain_words, l.projects - coalesce(s.project_total, 0), l.total, l.settled, l.expired, l.in_review,
      l.statuses
    from linked l left join public.contractor_supplier s on s.contractor_id = contractor and s.provider_id = l.provider_id
    where (s.provider_id is not null or l.projects > 0)
      and (s.name, s.plain_words, s.project_total, s.total, s.settled, s.expired, s.in_review, s.statuses)
        is distinct from (l.trading_name, l.plain_words, l.projects, l.total, l.settled, l.expired, l.in_review, l.statuses)
  ), written as (
    insert into public.contractor_supplier as s (contractor_id, provider_id, name, plain_words, project_total, total, settled, expired, in_review,
      statuses)
      select contractor, w.* from wrong w order by w.provider_id
      on conflict (contractor_id, provider_id) do update set name = excluded.name, plain_words = excluded.plain_words,
        project_total = s.project_total + excluded.project_total, total = excluded.total, settled = excluded.settled, expired = excluded.expired,
        in_review = excluded.in_review, statuses = excluded.statuses
  )
  select count(*) into mended from wrong;
  return mended;
end $$;
revoke all on function mend_contractor_suppliers from public;
grant execute on function mend_contractor_suppliers to emdia_sweep;

-- Fills the table for the links that exist.
select mend_contractor_suppliers(c.contractor_id) from (select distinct contractor_id from project_company) c;

-- A reminder of a contractor to a supplier. The primary key allows one per day of São Paulo, also for two requests at the same time.
create table supplier_reminder (
  contractor_id bigint not null references company,
  provider_id bigint not null references company, -- crosses owners: shared by contractor and provider
  day date not null,
  sent_at timestamptz not null,
  account_id bigint references account, -- crosses owners: the person of the contractor
  account_name text not null,
  open integer not null, -- documents that the supplier has to send, at that time
  expired integer not null,
  primary key (contractor_id, provider_id, day)
);
alter table supplier_reminder enable row level security;
-- The supplier gets a notice and a history entry; the name of the person is for the contractor.
create policy read_own on supplier_reminder for select to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
grant select on supplier_reminder to emdia_app;

-- The persons of a supplier whom a contractor reminds and may contact: owners, and members who send documents in the projects. A project counts
-- only with its contractor, which is in the scope and for which the supplier works.
create function contacts_of_supplier(provider bigint, contractors bigint[], projects bigint[])
  returns table (account_id bigint, name text, email text, is_owner boolean)
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    with shared as (
      select pc.contractor_id, pc.project_id from public.project_company pc
      where pc.provider_id = provider and (pc.contractor_id, pc.project_id) in (select u.c, u.p from unnest(contractors, projects) u (c, p))
        and pc.contractor_id = any (public.scope_companies()) and pc.project_state <> 'removed' and not pc.project_is_draft)
    select a.id, a.display_name, a.email, m.is_owner
    from public.membership m
      join public.access_profile f on f.company_id = m.company_id and f.id = m.profile_id
      join public.account a on a.id = m.account_id and a.disabled_at is null
    where m.company_id = provider and exists (select from shared)
      and (m.is_owner or 'send_pendency_analysis' = any (f.permissions) and f.relation_type in ('both', 'provider')
        and (m.sees_all_projects or exists (select from public.membership_project mp join shared s on s.contractor_id = mp.contractor_id
          and s.project_id = mp.project_id where mp.company_id = m.company_id and mp.membership_id = m.id)))
    order by m.is_owner desc, a.display_name, a.id;
  end;
revoke all on function contacts_of_supplier from public;
grant execute on function contacts_of_supplier to emdia_app;

alter table notice drop constraint notice_kind_check;
alter table notice add constraint notice_kind_check check (kind in ('rejection', 'dispute', 'dispute_upheld', 'dispute_reversed', 'dispute_escalation', 'question',
  'answer', 'mention', 'restriction', 'access', 'escalation', 'reminder'));
alter table notice drop constraint notice_about_kind_check;
alter table notice add constraint notice_about_kind_check check (about_kind in ('pendency', 'project', 'worker', 'company', 'contractor'));
alter table notice_setting drop constraint notice_setting_kind_check;
alter table notice_setting add constraint notice_setting_kind_check check (kind in ('rejection', 'dispute', 'dispute_upheld', 'dispute_reversed', 'dispute_escalation', 'question',
  'answer', 'mention', 'restriction', 'access', 'escalation', 'reminder',
  'digest_daily', 'digest_weekly', 'digest_next_due'));

-- Writes the reminder of the day of São Paulo, the notices to the contacts of the supplier, and an entry in the history of the supplier, which the
-- contractor may not write itself. Contacts who turned reminders off and the sender get none. Returns the number of persons who got one: 0 writes
-- nothing, so that a later reminder of that day is possible; null if the reminder of that day exists. The contractor must be in the scope.
create function send_supplier_reminder(contractor bigint, provider bigint, at timestamptz, open integer, expired integer, projects bigint[],
    details json) returns integer
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  names record;
  to_people bigint[];
begin
  select c.trading_name as contractor, s.trading_name as supplier, a.display_name as sender into names
    from public.company c, public.company s, public.account a
    where c.id = send_supplier_reminder.contractor and s.id = provider and c.id = any (public.scope_companies()) and a.id = public.scope_account();
  if not found then raise exception 'the contractor of the reminder is not in the scope' using errcode = 'insufficient_privilege'; end if;
  select array_agg(k.account_id) into to_people
    from public.contacts_of_supplier(provider, array_fill(contractor, array[cardinality(projects)]), projects) k
      left join public.notice_setting n on n.account_id = k.account_id and n.kind = 'reminder'
    where k.account_id <> public.scope_account() and (coalesce(n.inbox, true) or coalesce(n.mail, true));
  if to_people is null then return 0; end if;
  insert into public.supplier_reminder (contractor_id, provider_id, day, sent_at, account_id, account_name, open, expired)
    values (contractor, provider, (send_supplier_reminder.at at time zone 'America/Sao_Paulo')::date, at, public.scope_account(), names.sender, open, expired)
    on conflict do nothing;
  if not found then return null; end if;
  perform public.write_notices(public.scope_account(), to_people, array_fill(provider, array[cardinality(to_people)]), 'reminder', 'contractor',
    contractor, contractor, projects, (details::jsonb || jsonb_build_object('contractor', names.contractor, 'company', names.supplier, 'open', open,
      'expired', expired))::json, at);
  insert into public.history (owner_id, about_kind, about_id, subject_kind, subject_id, subject_name, at, action)
    values (provider, 'company', provider, 'contractor', contractor, names.contractor, at, 'supplier.reminded');
  return cardinality(to_people);
end $$;
revoke all on function send_supplier_reminder from public;
grant execute on function send_supplier_reminder to emdia_app;

-- The same as in the migration `review-queue`, except that an e-mail contains the reminders of one contractor only, whose limits it counts towards.
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
    group by 1, 2, 3 having min(n.created_at) <= older_than order by 1, 2, 3 limit most),
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
