-- Escalation of reviews past their deadline, and counters of the review queue.

-- An escalated review. The key makes the job idempotent: one row per sending. A document that is withdrawn and sent again has the same round
-- and another day; one that is sent again after a pre-rejection has the same day and another round.
create table review_escalation (
  contractor_id bigint not null,
  pendency_id bigint not null,
  round integer not null,
  sent_on date not null,
  primary key (contractor_id, pendency_id, round, sent_on),
  foreign key (contractor_id, pendency_id) references pendency on delete cascade
);
alter table review_escalation enable row level security;
create policy read_own on review_escalation for select to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
grant select on review_escalation to emdia_app;

-- The contact of a project if that person sees its pendencies, otherwise the owners of the contractor.
create function review_contacts(contractor bigint, project bigint) returns table (account_id bigint)
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    with chosen as (
      select c.account_id
      from public.contacts_of_project(contractor, project) c
        join public.membership m on m.company_id = contractor and m.account_id = c.account_id
        join public.access_profile f on f.company_id = m.company_id and f.id = m.profile_id
      where m.is_owner or 'see_pendency' = any (f.permissions))
    select chosen.account_id from chosen
    union all
    select m.account_id from public.membership m join public.account a on a.id = m.account_id and a.disabled_at is null
    where m.company_id = contractor and m.is_owner and not exists (select from chosen);
  end;
revoke all on function review_contacts from public;

-- Escalates the next reviews of a contractor that were due before a day, and returns their number. A review has a due date only while its
-- clock runs, so decided, paused and inactive ones have none. The notices are written with the rows that mark the reviews as escalated.
create function escalate_reviews(contractor bigint, reviewed text[], today date, at timestamptz, at_most integer) returns integer
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare escalated integer;
begin
  if not contractor = any (public.scope_companies()) then return 0; end if;
  with late as materialized (
    select p.id, p.project_id, p.round, coalesce(p.revision_date, p.review_from) as sent_on
    from public.pendency p
    where p.contractor_id = contractor and p.active and p.removed_at is null and p.status = any (reviewed) and p.review_by < today
      and not exists (select from public.review_escalation e where e.contractor_id = p.contractor_id and e.pendency_id = p.id
        and e.round = p.round and e.sent_on = coalesce(p.revision_date, p.review_from))
    order by p.review_by, p.id limit at_most),
  taken as (
    insert into public.review_escalation (contractor_id, pendency_id, round, sent_on)
    select contractor, l.id, l.round, l.sent_on from late l order by l.id
    on conflict do nothing returning pendency_id),
  people as materialized (
    select distinct l.project_id, r.account_id
    from (select distinct project_id from late) l cross join lateral public.review_contacts(contractor, l.project_id) r),
  written as (
    insert into public.notice (account_id, company_id, kind, about_kind, about_id, contractor_id, project_ids, details, created_at, in_inbox,
      mail_waits)
    select people.account_id, contractor, 'escalation', 'pendency', p.id, contractor, array[p.project_id],
      json_strip_nulls(json_build_object('document', v.name, 'worker', w.name, 'project', pr.name, 'contractor', c.trading_name,
        'supplier', s.trading_name, 'due', p.review_by)), at, coalesce(n.inbox, true), coalesce(n.mail, true)
    from taken t
      join public.pendency p on p.contractor_id = contractor and p.id = t.pendency_id
      join people on people.project_id = p.project_id
      join public.document_type_version v on v.owner_id = p.type_owner_id and v.document_type_id = p.type_id and v.version = p.type_version
      join public.project pr on pr.contractor_id = p.contractor_id and pr.id = p.project_id
      join public.company c on c.id = p.contractor_id
      join public.company s on s.id = p.provider_id
      left join public.worker w on w.provider_id = p.provider_id and w.id = p.worker_id
      left join public.notice_setting n on n.account_id = people.account_id and n.kind = 'escalation'
    where coalesce(n.inbox, true) or coalesce(n.mail, true)
    order by p.review_by desc, p.id desc)
  select count(*) into escalated from late;
  return escalated;
end $$;
revoke all on function escalate_reviews from public;
grant execute on function escalate_reviews to emdia_app;

-- Queues a job for each contractor with reviews that were due before a day. Reviews run in these statuses only, which lead to the index.
create function enqueue_review_escalations(today date) returns integer
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare asked integer;
begin
  perform public.enqueue('pendencies.escalate-reviews', json_build_object('contractorId', c.id), 'pendencies.escalate-reviews ' || c.id, null)
    from (select distinct contractor_id as id from public.project) c
    where exists (select from public.pendency p where p.contractor_id = c.id and p.active and p.removed_at is null
      and p.status in ('IN_REVISION', 'PRE_ANALYSIS', 'SUPPORT') and p.review_by < today);
  get diagnostics asked = row_count;
  return asked;
end $$;
revoke all on function enqueue_review_escalations from public;
grant execute on function enqueue_review_escalations to emdia_sweep;

-- Escalations of a person become one e-mail per day in São Paulo: later ones wait for the next day.
create or replace function queue_notice_mails(template text, older_than timestamptz, most integer) returns integer
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare queued integer;
begin
  with due as (
    select n.account_id, n.kind, max(n.id) as batch from public.notice n where n.mail_waits
      and not (n.kind = 'escalation' and exists (select from public.notice sent where sent.account_id = n.account_id
        and sent.kind = 'escalation' and sent.mail_batch is not null
        and sent.created_at >= date_trunc('day', older_than, 'America/Sao_Paulo')))
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

-- Documents that entered the review queue or left it by a decision, until the sweep adds them to the counters. Rows are only inserted, so
-- concurrent reviewers do not wait for each other.
create table review_move (
  contractor_id bigint not null,
  id bigint generated always as identity unique,
  project_id bigint not null, -- crosses owners: copied from the pendency
  day date not null,
  received integer not null,
  decided integer not null,
  primary key (contractor_id, id)
);
alter table review_move enable row level security;
create policy read_own on review_move for select to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
grant select on review_move to emdia_app;

-- Received and decided documents of a day in São Paulo. The pace of the queue is computed from them.
create table review_day (
  contractor_id bigint not null,
  project_id bigint not null, -- crosses owners: 0 is all projects
  day date not null,
  received integer not null,
  decided integer not null,
  primary key (contractor_id, project_id, day)
);
-- Serves the sweep of old days.
create index review_day_age on review_day (day);
alter table review_day enable row level security;
create policy read_own on review_day for select to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
create policy sweep_read on review_day for select to emdia_sweep using (day < current_date - 90);
create policy sweep_delete on review_day for delete to emdia_sweep using (day < current_date - 90);
grant select on review_day to emdia_app;
grant select, delete on review_day to emdia_sweep;

-- Counts a move of a pendency into or out of the review queue. For both sides, because a supplier that sends cannot write the contractor's rows.
create function count_review_move(asked_pendency bigint, asked_day date, received integer, decided integer) returns void
  language sql volatile security definer set search_path = pg_catalog, pg_temp
  begin atomic
    insert into public.review_move (contractor_id, project_id, day, received, decided)
    select p.contractor_id, p.project_id, asked_day, count_review_move.received, count_review_move.decided from public.pendency p
    where p.id = asked_pendency
      and (p.contractor_id = any (public.scope_companies()) or p.provider_id = any (public.scope_companies()));
  end;
revoke all on function count_review_move from public;
grant execute on function count_review_move to emdia_app;

-- Adds moves to the counters per project and per contractor, and returns their number. Moves are deleted in the same transaction, so that none
-- is lost or counted twice.
create function fold_review_moves(at_most integer) returns integer
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare taken integer;
begin
  perform pg_advisory_xact_lock(hashtext('review_day'));
  with moves as (
    delete from public.review_move m where m.id in (select id from public.review_move order by id limit at_most for update skip locked)
    returning m.contractor_id, m.project_id, m.day, m.received, m.decided
  ), written as (
    insert into public.review_day as d (contractor_id, project_id, day, received, decided)
      select m.contractor_id, g.project_id, m.day, sum(m.received), sum(m.decided)
      from moves m cross join lateral (values (m.project_id), (0)) g (project_id) group by 1, 2, 3
      on conflict (contractor_id, project_id, day)
        do update set received = d.received + excluded.received, decided = d.decided + excluded.decided
  )
  select count(*) into taken from moves;
  return taken;
end $$;
revoke all on function fold_review_moves from public;
grant execute on function fold_review_moves to emdia_sweep;

-- Moves of the last weeks, from the history. The same actions count as in modules/pendencies/rules/queue-moves.ts.
insert into review_day (contractor_id, project_id, day, received, decided)
select m.owner_id, g.project_id, m.day, sum(m.received), sum(m.decided)
from (
  select h.owner_id, p.project_id, (h.at at time zone 'America/Sao_Paulo')::date as day,
    case when h.action in ('pendency.send', 'pendency.renew') then 1 when h.action = 'pendency.withdraw' then -1 else 0 end as received,
    case when h.action = 'pendency.return_to_review' then -1
      when h.old_value in ('IN_REVISION', 'PRE_ANALYSIS') and h.action <> 'pendency.withdraw' then 1 else 0 end as decided
  from history h join pendency p on p.contractor_id = h.owner_id and p.id = h.about_id
  where h.about_kind = 'pendency' and h.field = 'status' and h.at > now() - interval '45 days'
    and h.action in ('pendency.send', 'pendency.renew', 'pendency.withdraw', 'pendency.finish', 'pendency.close_unread', 'pendency.reject',
      'pendency.not_applicable', 'pendency.pre_reject', 'pendency.return_to_review')
) m cross join lateral (values (m.project_id), (0)) g (project_id)
where m.received <> 0 or m.decided <> 0
group by 1, 2, 3;
