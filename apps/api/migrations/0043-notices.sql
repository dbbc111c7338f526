-- Notices of events to persons, their settings, and digests by e-mail. The functions below write notices in the transaction of the event.

-- A notice to one person. Names and texts are those at the time of the event.
create table notice (
  account_id bigint not null references account,
  id bigint generated always as identity unique,
  company_id bigint not null references company, -- crosses owners: the company of the person that may see the row
  kind text not null check (kind in ('rejection', 'dispute', 'dispute_upheld', 'dispute_reversed', 'dispute_escalation', 'question', 'answer',
    'mention', 'restriction', 'access', 'escalation')),
  about_kind text not null check (about_kind in ('pendency', 'project', 'worker', 'company')),
  about_id bigint not null,
  contractor_id bigint references company, -- crosses owners: the contractor of the row; null for a company
  project_ids bigint[], -- the projects of the row; null for a company
  details json not null,
  created_at timestamptz not null,
  in_inbox boolean not null,
  read_at timestamptz,
  mail_waits boolean not null, -- the next batch of e-mails includes it
  mail_batch bigint, -- the last id of its batch, which is one e-mail
  primary key (account_id, id)
);
-- Serves the inbox.
create index notice_inbox on notice (account_id, id desc) where in_inbox;
-- Serves the count of unread notices.
create index notice_unread on notice (account_id, id) where in_inbox and read_at is null;
-- Serves the batches of e-mails.
create index notice_waiting on notice (account_id, kind, created_at) where mail_waits;
-- Serves an e-mail.
create index notice_mailed on notice (account_id, mail_batch) where mail_batch is not null;
-- Serves the sweep of old notices.
create index notice_age on notice (created_at);
alter table notice enable row level security;
-- The present access of the scope's account: one row per company and side, with null for all permissions or all projects.
create function notice_access() returns table (company_id bigint, side text, permissions text[], projects bigint[])
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select m.company_id, s.side, case when m.is_owner then null else f.permissions end,
      case when m.sees_all_projects then null else array(select p.project_id from public.membership_project p
        where p.company_id = m.company_id and p.membership_id = m.id) end
    from public.membership m
      join public.company c on c.id = m.company_id
      join public.access_profile f on f.company_id = m.company_id and f.id = m.profile_id
      cross join lateral (values ('contractor', c.is_contractor), ('provider', c.is_provider)) s (side, stands)
    where m.account_id = public.scope_account() and s.stands and (m.is_owner or f.relation_type in ('both', s.side));
  end;
revoke all on function notice_access from public;
grant execute on function notice_access to emdia_app;
-- A person reads a notice only while its row is visible to that person, because the notice repeats names and texts of the row.
create policy read_own on notice for select to emdia_app
  using (account_id = scope_account() and exists (select from notice_access() a
    where a.company_id = notice.company_id
      and (about_kind = 'company' or a.side = case when notice.company_id = contractor_id then 'contractor' else 'provider' end
        and (a.permissions is null
          or case about_kind when 'project' then 'see_projects' when 'worker' then 'see_employee' else 'see_pendency' end = any (a.permissions))
        and (a.projects is null or a.projects && project_ids))));
create policy update_own on notice for update to emdia_app using (account_id = scope_account());
create policy sweep_read on notice for select to emdia_sweep using (created_at < now() - interval '180 days');
create policy sweep_delete on notice for delete to emdia_sweep using (created_at < now() - interval '180 days');
grant select on notice to emdia_app;
grant update (read_at) on notice to emdia_app;
grant select, delete on notice to emdia_sweep;

-- The choices of a person for one kind of notice or digest. Without a row both are on.
create table notice_setting (
  account_id bigint not null references account,
  kind text not null check (kind in ('rejection', 'dispute', 'dispute_upheld', 'dispute_reversed', 'dispute_escalation', 'question', 'answer',
    'mention', 'restriction', 'access', 'escalation',
    'digest_daily', 'digest_weekly', 'digest_next_due')),
  inbox boolean not null default true,
  mail boolean not null default true,
  primary key (account_id, kind)
);
alter table notice_setting enable row level security;
create policy read_own on notice_setting for select to emdia_app using (account_id = scope_account());
create policy insert_own on notice_setting for insert to emdia_app with check (account_id = scope_account());
create policy update_own on notice_setting for update to emdia_app using (account_id = scope_account());
grant select, insert on notice_setting to emdia_app;
grant update (inbox, mail) on notice_setting to emdia_app;

-- One digest of a person and day. Its row is written with the job of its e-mail, so a digest is queued once.
create table notice_digest (
  account_id bigint not null references account,
  day date not null,
  is_weekly boolean not null, -- the first delivered digest of a week contains the weekly section
  message_id uuid not null, -- crosses owners: the message in the outbox, which has no owner
  primary key (account_id, day)
);
-- Serves the sweep of old digests.
create index notice_digest_age on notice_digest (day);
alter table notice_digest enable row level security;
create policy read_own on notice_digest for select to emdia_app using (account_id = scope_account());
create policy sweep_read on notice_digest for select to emdia_sweep using (day < current_date - 30);
create policy sweep_delete on notice_digest for delete to emdia_sweep using (day < current_date - 30);
grant select on notice_digest to emdia_app;
grant select, delete on notice_digest to emdia_sweep;

-- The person whom events of a project are told. Null is its creator.
alter table project add column contact_account_id bigint references account; -- crosses owners: a person of the contractor

-- The contact of a project: the chosen person, or its creator, while that person sees the project; otherwise the owners of the contractor.
create function contacts_of_project(contractor bigint, project bigint) returns table (account_id bigint)
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    with chosen as (
      select a.id
      from public.project p
        join public.membership m on m.company_id = p.contractor_id and m.account_id = coalesce(p.contact_account_id, p.created_by_id)
        join public.access_profile f on f.company_id = m.company_id and f.id = m.profile_id
        join public.account a on a.id = m.account_id and a.disabled_at is null
      where p.contractor_id = contractor and p.id = project
        and (m.is_owner or 'see_projects' = any (f.permissions) and f.relation_type in ('both', 'contractor'))
        and (m.sees_all_projects or exists (select from public.membership_project mp
          where mp.company_id = m.company_id and mp.membership_id = m.id and mp.contractor_id = p.contractor_id and mp.project_id = p.id)))
    select id from chosen
    union all
    select m.account_id from public.membership m join public.account a on a.id = m.account_id and a.disabled_at is null
    where m.company_id = contractor and m.is_owner and not exists (select from chosen);
  end;
revoke all on function contacts_of_project from public;

-- Writes a notice to each of these persons by their settings, and never to the person who acted. Only functions below call it.
create function write_notices(acting bigint, people bigint[], companies bigint[], asked_kind text, about text, about_id bigint,
    contractor bigint, projects bigint[], details json, at timestamptz) returns void
  language sql volatile security definer set search_path = pg_catalog, pg_temp
  begin atomic
    insert into public.notice (account_id, company_id, kind, about_kind, about_id, contractor_id, project_ids, details, created_at, in_inbox,
        mail_waits)
    select distinct on (p.account_id) p.account_id, p.company_id, asked_kind, about, about_id, contractor, projects, details, at,
      coalesce(s.inbox, true), coalesce(s.mail, true)
    from unnest(people, companies) p (account_id, company_id)
      join public.account a on a.id = p.account_id and a.disabled_at is null
      left join public.notice_setting s on s.account_id = p.account_id and s.kind = asked_kind
    where p.account_id is distinct from acting and (coalesce(s.inbox, true) or coalesce(s.mail, true))
    order by p.account_id, p.company_id;
  end;
revoke all on function write_notices from public;

-- Notices about a pendency to the given persons, and to persons by role: owners of the supplier, contact of the project. Only persons who see the
-- pendency get one; if the contact does not, the owners of the contractor do. The caller's scope must see it.
create function notify_about_pendency(asked_pendency bigint, asked_kind text, people bigint[], roles text[], actor text, said text,
    at timestamptz) returns void
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  place record;
  to_people bigint[];
  to_companies bigint[];
begin
  select p.contractor_id, p.provider_id, p.project_id, v.name as document, w.name as worker, pr.name as project, c.trading_name as contractor,
      s.trading_name as supplier,
      case when asked_kind = 'rejection' then (select json_agg(json_build_object('question', d.text, 'answer', q.justification) order by q.position)
        from public.pendency_question q join public.document_question d on d.owner_id = p.type_owner_id and d.document_type_id = p.type_id
          and d.version = p.type_version and d.position = q.position
        where q.contractor_id = p.contractor_id and q.pendency_id = p.id and q.status = 'INVALID') end as reasons
    into place
    from public.pendency p
      join public.document_type_version v on v.owner_id = p.type_owner_id and v.document_type_id = p.type_id and v.version = p.type_version
      join public.project pr on pr.contractor_id = p.contractor_id and pr.id = p.project_id
      join public.company c on c.id = p.contractor_id
      join public.company s on s.id = p.provider_id
      left join public.worker w on w.provider_id = p.provider_id and w.id = p.worker_id
    where p.id = asked_pendency and (p.contractor_id = any (public.scope_companies()) or p.provider_id = any (public.scope_companies()));
  if not found then return; end if;

  with seen as materialized (select s.id, s.side from public.people_of_pendency(asked_pendency) s),
  contact as materialized (
    select c.account_id from public.contacts_of_project(place.contractor_id, place.project_id) c join seen on seen.id = c.account_id
    where 'project_contact' = any (roles)),
  recipients as (
    select unnest(people) as account_id
    union
    select m.account_id from public.membership m where 'supplier_owner' = any (roles) and m.company_id = place.provider_id and m.is_owner
    union
    select c.account_id from contact c
    union
    select m.account_id from public.membership m
      where 'project_contact' = any (roles) and m.company_id = place.contractor_id and m.is_owner and not exists (select from contact))
  select array_agg(seen.id), array_agg(case seen.side when 'contractor' then place.contractor_id else place.provider_id end)
    into to_people, to_companies
    from recipients r join seen on seen.id = r.account_id;
  perform public.write_notices(public.scope_account(), to_people, to_companies, asked_kind, 'pendency', asked_pendency,
    place.contractor_id, array[place.project_id], json_strip_nulls(json_build_object('document', place.document, 'worker', place.worker,
      'project', place.project, 'contractor', place.contractor, 'supplier', place.supplier, 'actor', actor, 'text', said,
      'reasons', place.reasons)), at);
end $$;
revoke all on function notify_about_pendency from public;
grant execute on function notify_about_pendency to emdia_app;

-- Notices about restrictions of the contractor: to the owners of the suppliers whose linked workers they concern, and to the contacts of
-- the projects of these links, if they see workers. An import runs in a job, so the acting person is a parameter.
create function notify_about_restrictions(contractor bigint, ids bigint[], acting bigint, at timestamptz) returns void
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  restricted record;
  to_people bigint[];
  to_companies bigint[];
begin
  if not contractor = any (public.scope_companies()) then return; end if;
  for restricted in
    select w.id as worker_id, w.provider_id, w.name as worker, c.trading_name as contractor, s.trading_name as supplier, r.reason,
      array(select pw.project_id from public.project_worker pw where pw.provider_id = w.provider_id and pw.worker_id = w.id
        and pw.contractor_id = r.contractor_id and (pw.end_date is null or pw.end_date >= r.start_date)) as projects
    from public.restriction r
      join public.worker w on w.person_id = r.person_id
      join public.company c on c.id = r.contractor_id
      join public.company s on s.id = w.provider_id
    where r.contractor_id = contractor and r.id = any (ids) and exists (select from public.project_company pc
      where pc.contractor_id = r.contractor_id and pc.provider_id = w.provider_id)
    order by w.id
  loop
    select array_agg(t.account_id), array_agg(t.company_id) into to_people, to_companies
      from (
        select m.account_id, m.company_id from public.membership m where m.company_id = restricted.provider_id and m.is_owner
        union all
        select m.account_id, m.company_id
        from public.membership m join public.access_profile f on f.company_id = m.company_id and f.id = m.profile_id
        where m.company_id = contractor
          and m.account_id in (select o.account_id from unnest(restricted.projects) p (id), public.contacts_of_project(contractor, p.id) o)
          and (m.is_owner or 'see_employee' = any (f.permissions) and f.relation_type in ('both', 'contractor'))) t;
    perform public.write_notices(acting, to_people, to_companies, 'restriction', 'worker', restricted.worker_id,
      contractor, restricted.projects, json_build_object('worker', restricted.worker, 'contractor', restricted.contractor, 'supplier', restricted.supplier,
        'text', restricted.reason), at);
  end loop;
end $$;
revoke all on function notify_about_restrictions from public;
grant execute on function notify_about_restrictions to emdia_app;

-- A notice to a member of a company in the scope about access that the person was given: to a project, or another profile.
create function notify_about_access(asked_company bigint, asked_account bigint, about text, about_id bigint, details json, at timestamptz)
  returns void
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  company text;
  contractor bigint;
begin
  select c.trading_name into company from public.membership m join public.company c on c.id = m.company_id
    where m.company_id = asked_company and m.account_id = asked_account and asked_company = any (public.scope_companies());
  if not found then return; end if;
  select p.contractor_id into contractor from public.project p where about = 'project' and p.id = about_id;
  perform public.write_notices(public.scope_account(), array[asked_account], array[asked_company], 'access', about, about_id,
    contractor, case about when 'project' then array[about_id] end, (details::jsonb || jsonb_build_object('company', company))::json, at);
end $$;
revoke all on function notify_about_access from public;
grant execute on function notify_about_access to emdia_app;

-- Collects the waiting notices of a person and kind whose first one is older than the window, and queues one e-mail for each batch. Returns
-- the number of batches. A notice belongs to one batch, so that a second run repeats none.
create function queue_notice_mails(template text, older_than timestamptz, most integer) returns integer
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare queued integer;
begin
  with due as (
    select n.account_id, n.kind, max(n.id) as batch from public.notice n where n.mail_waits
    group by n.account_id, n.kind having min(n.created_at) <= older_than order by n.account_id, n.kind limit most),
  taken as (
    update public.notice n set mail_waits = false, mail_batch = due.batch from due
    where n.account_id = due.account_id and n.kind = due.kind and n.mail_waits and n.id <= due.batch
    returning n.account_id, n.mail_batch)
  select count(public.enqueue('mail.send-message', json_build_object('id', gen_random_uuid(), 'template', template, 'language', a.language,
      'ownerId', m.account_id, 'rowId', m.mail_batch::text, 'issue', 0)))
    into queued
    from (select distinct account_id, mail_batch from taken) m join public.account a on a.id = m.account_id;
  return queued;
end $$;
revoke all on function queue_notice_mails from public;
grant execute on function queue_notice_mails to emdia_sweep;

-- Queues the digests of a day for the next persons after an id who hold one of the keys, and returns the last id; null at the end. A digest
-- that was not delivered does not count as the weekly one, because the mail server may have refused it until its day was over.
create function queue_digests(template text, keys text[], asked_day date, after bigint, most integer) returns bigint
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  last bigint;
  queued integer;
begin
  with people as (
    select a.id, a.language from public.account a
    where a.id > after and a.disabled_at is null and a.email_verified and exists (
      select from public.membership m join public.access_profile f on f.company_id = m.company_id and f.id = m.profile_id
      where m.account_id = a.id and (m.is_owner or f.permissions && keys))
    order by a.id limit most),
  added as (
    insert into public.notice_digest (account_id, day, is_weekly, message_id)
    select p.id, asked_day, not exists (select from public.notice_digest d join public.outbox_message o on o.message_id = d.message_id
        and o.state in ('sent', 'stored')
      where d.account_id = p.id and d.is_weekly and d.day >= date_trunc('week', asked_day)::date and d.day < asked_day), gen_random_uuid()
    from people p on conflict do nothing returning account_id, message_id)
  select (select max(id) from people), (select count(public.enqueue('mail.send-message', json_build_object('id', added.message_id,
      'template', template, 'language', p.language, 'ownerId', p.id, 'rowId', asked_day::text, 'issue', 0)))
    from added join people p on p.id = added.account_id)
    into last, queued;
  return last;
end $$;
revoke all on function queue_digests from public;
grant execute on function queue_digests to emdia_sweep;
