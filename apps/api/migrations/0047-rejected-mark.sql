-- Mark of rejected pendencies: the time of the last rejection, until the document is closed or the rejection is reversed. A pendency counts as
-- rejected while it is OPEN; a question or a sending keeps the time, so that the mark returns with the answer or the withdrawal.
alter table pendency add column rejected_at timestamptz;
grant update (rejected_at) on pendency to emdia_app;

-- The counters know the mark.
alter table pendency_delta add column rejected boolean not null default false;
alter table pendency_delta alter column rejected drop default;
alter table pendency_count add column rejected boolean not null default false;
alter table pendency_count alter column rejected drop default;
alter table pendency_count drop constraint pendency_count_pkey;
alter table pendency_count
  add primary key (contractor_id, project_id, provider_id, plan, status, kind, has_month, rejected) include (total);
drop index pendency_count_provider;
create index pendency_count_provider on pendency_count (provider_id, project_id, plan, status)
  include (contractor_id, kind, has_month, rejected, total);

-- The functions of 0028 and 0029, with the mark.
create or replace function fold_pendency_deltas(at_most integer) returns integer
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare taken integer;
begin
  perform pg_advisory_xact_lock(hashtext('pendency_count'));
  with deltas as (
    delete from public.pendency_delta d where d.id in (select id from public.pendency_delta order by id limit at_most for update skip locked)
    returning d.contractor_id, d.project_id, d.provider_id, d.kind, d.has_month, d.plan, d.status, d.rejected, d.change
  ), changes as (
    select d.contractor_id, g.project_id, g.provider_id, d.kind, d.has_month, d.plan, d.status, d.rejected,
        sum(d.change)::integer as change
    from deltas d cross join lateral
      (values (d.project_id, d.provider_id), (d.project_id, 0), (0, d.provider_id), (0, 0)) g (project_id, provider_id)
    group by 1, 2, 3, 4, 5, 6, 7, 8
  ), written as (
    insert into public.pendency_count as c (contractor_id, project_id, provider_id, kind, has_month, plan, status, rejected, total)
      select contractor_id, project_id, provider_id, kind, has_month, plan, status, rejected, change from changes where change <> 0
      on conflict (contractor_id, project_id, provider_id, plan, status, kind, has_month, rejected) do update set total = c.total + excluded.total
  )
  select count(*) into taken from deltas;
  return taken;
end $$;

create or replace function mend_pendency_counts(contractor bigint) returns integer
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare mended integer;
begin
  perform pg_advisory_xact_lock(hashtext('pendency_count'));
  with counted as (
    select project_id, provider_id, kind, reference_month is not null as has_month, plan, status, rejected_at is not null as rejected,
        count(*) as lacking
      from public.pendency where contractor_id = contractor and active group by 1, 2, 3, 4, 5, 6, 7
    union all select project_id, provider_id, kind, has_month, plan, status, rejected, -change
      from public.pendency_delta where contractor_id = contractor
  ), compared as (
    select g.project_id, g.provider_id, t.kind, t.has_month, t.plan, t.status, t.rejected, t.lacking from counted t cross join lateral
      (values (t.project_id, t.provider_id), (t.project_id, 0), (0, t.provider_id), (0, 0)) g (project_id, provider_id)
    union all select project_id, provider_id, kind, has_month, plan, status, rejected, -total
      from public.pendency_count where contractor_id = contractor
  ), wrong as (
    select project_id, provider_id, kind, has_month, plan, status, rejected, sum(lacking)::integer as lacking from compared
    group by 1, 2, 3, 4, 5, 6, 7 having sum(lacking) <> 0
  ), written as (
    insert into public.pendency_count as c (contractor_id, project_id, provider_id, kind, has_month, plan, status, rejected, total)
      select contractor, project_id, provider_id, kind, has_month, plan, status, rejected, lacking from wrong
      on conflict (contractor_id, project_id, provider_id, plan, status, kind, has_month, rejected) do update set total = c.total + excluded.total
  )
  select count(*) into mended from wrong;
  return mended;
end $$;

create or replace function count_new_pendencies() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  insert into public.pendency_delta (contractor_id, project_id, provider_id, kind, has_month, plan, status, rejected, change)
    select contractor_id, project_id, provider_id, kind, reference_month is not null, plan, status, rejected_at is not null, count(*)
    from new_rows where active group by 1, 2, 3, 4, 5, 6, 7, 8;
  perform public.sum_up_workers(array_agg(distinct worker_id), array_agg(distinct contractor_id)) from new_rows
    where worker_id is not null and active having count(*) > 0;
  return null;
end $$;

create or replace function count_changed_pendencies() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_custom_plan
as $$
begin
  insert into public.pendency_delta (contractor_id, project_id, provider_id, kind, has_month, plan, status, rejected, change)
    select contractor_id, project_id, provider_id, kind, has_month, plan, status, rejected, sum(change) from (
      select n.contractor_id, n.project_id, n.provider_id, x.kind, x.month is not null as has_month, n.plan, x.status,
        x.rejected_at is not null as rejected, x.change
      from new_rows n join old_rows o on o.id = n.id
        cross join lateral (values (o.kind, o.reference_month, o.status, o.rejected_at, o.active, -1),
            (n.kind, n.reference_month, n.status, n.rejected_at, n.active, 1))
          x (kind, month, status, rejected_at, counts, change)
      where x.counts and (n.kind, n.reference_month, n.status, n.rejected_at, n.active)
        is distinct from (o.kind, o.reference_month, o.status, o.rejected_at, o.active)) moved
    group by 1, 2, 3, 4, 5, 6, 7, 8 having sum(change) <> 0;
  perform public.sum_up_workers(array_agg(distinct n.worker_id), array_agg(distinct n.contractor_id))
    from new_rows n join old_rows o on o.id = n.id
    where n.worker_id is not null and (n.status, n.active) is distinct from (o.status, o.active) having count(*) > 0;
  return null;
end $$;

-- The filters read the mark, so the indexes that serve filters include it. Those that only sort do not.
drop index pendency_list, pendency_list_of_provider, pendency_list_by_month, pendency_list_by_month_of_provider,
  pendency_list_by_type, pendency_list_by_project, pendency_list_by_send_by_of_provider, pendency_of_worker;

-- Existing rows: those whose last decision in the history is a rejection. A rejection leaves a note or a round. The trigger counts the changed rows.
update pendency p set rejected_at = h.at
  from (select d.contractor_id, d.id, l.at, l.action from pendency d cross join lateral (
      select h.at, h.action from history h
      where h.owner_id = d.contractor_id and h.about_kind = 'pendency' and h.about_id = d.id and h.field = 'status'
        and h.action in ('pendency.reject', 'pendency.confirm_rejection', 'pendency.finish', 'pendency.close_unread', 'pendency.not_applicable',
          'pendency.reopen', 'pendency.reverse_rejection')
      order by h.id desc limit 1) l
    where (d.note is not null or d.rejected_round is not null) and d.removed_at is null
      and coalesce(d.returns_to, d.status) in ('OPEN', 'IN_REVISION', 'PRE_ANALYSIS', 'PRE_REJECTED')) h
  where p.contractor_id = h.contractor_id and p.id = h.id and h.action in ('pendency.reject', 'pendency.confirm_rejection');

create index pendency_list on pendency (contractor_id, active, status, updated_at, id)
  include (provider_id, project_id, plan, kind, reference_month, expiration_date, type_id, worker_id, question_side, rejected_at)
  where removed_at is null;
create index pendency_list_of_provider on pendency (provider_id, active, status, updated_at, id)
  include (contractor_id, project_id, plan, kind, reference_month, expiration_date, type_id, worker_id, question_side, rejected_at)
  where removed_at is null;
create index pendency_list_by_month on pendency (contractor_id, active, status, reference_month, updated_at, id)
  include (provider_id, project_id, plan, kind, rejected_at) where removed_at is null and reference_month is not null;
create index pendency_list_by_month_of_provider on pendency (provider_id, active, status, reference_month, updated_at, id)
  include (contractor_id, project_id, plan, kind, rejected_at) where removed_at is null and reference_month is not null;
create index pendency_list_by_type on pendency (contractor_id, active, status, type_id, updated_at, id)
  include (provider_id, project_id, plan, rejected_at) where removed_at is null;
create index pendency_list_by_project on pendency (contractor_id, active, status, project_id, updated_at, id)
  include (provider_id, plan, kind, reference_month, expiration_date, revision_date, type_id, worker_id, question_side,
    send_by, review_by, rejected_at)
  where removed_at is null;
create index pendency_list_by_send_by_of_provider on pendency (provider_id, active, status, send_by, updated_at, id)
  include (contractor_id, project_id, plan, kind, reference_month, expiration_date, type_id, worker_id, question_side, rejected_at)
  where removed_at is null;
create index pendency_of_worker on pendency (worker_id, status, contractor_id, plan) include (provider_id, project_id, id, updated_at, rejected_at)
  where active and worker_id is not null;
-- Serves the suggestions of document types to a supplier: one row of a type, instead of all rows of the supplier.
create index pendency_type_of_provider on pendency (provider_id, type_id, project_id) where active;

-- Rejected pendencies are few: they are read whole from these indexes and sorted, in every order of the list.
create index pendency_list_rejected on pendency (contractor_id, active, status, updated_at, id)
  include (provider_id, project_id, plan, kind, reference_month, expiration_date, revision_date, type_id, worker_id, send_by, review_by)
  where removed_at is null and rejected_at is not null;
create index pendency_list_rejected_of_provider on pendency (provider_id, active, status, updated_at, id)
  include (contractor_id, project_id, plan, kind, reference_month, expiration_date, revision_date, type_id, worker_id, send_by, review_by)
  where removed_at is null and rejected_at is not null;

-- The rows of a page with the time and the reason of the rejection. A list shows the beginning of the reason.
drop function shown_pendencies;
create function shown_pendencies(contractors bigint[], ids bigint[])
  returns table (contractor_id bigint, id bigint, project_id bigint, provider_id bigint, worker_id bigint, kind text, plan text, status text,
    returns_to text, sent_from text, question_side text, active boolean, rest_for text, rest_reason text, reference_month date, issue_date date,
    expiration_date date, revision_date date, send_by date, review_by date, rejected_at timestamptz, note text, updated_at timestamptz,
    version integer, document text, frequency text, project text, contract text, contractor text, provider text, cnpj text, worker text, place bigint)
  rows 20
  language sql stable security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan
  begin atomic
    select p.contractor_id, p.id, p.project_id, p.provider_id, p.worker_id, p.kind, p.plan, p.status, p.returns_to, p.sent_from, p.question_side,
      p.active, p.rest_for, p.rest_reason, p.reference_month, p.issue_date, p.expiration_date, p.revision_date, p.send_by, p.review_by,
      p.rejected_at, case when p.status = 'OPEN' and p.rejected_at is not null then left(p.note, 300) end, p.updated_at, p.version, v.name, v.frequency,
      pr.name, pr.contract_number, c.trading_name, s.trading_name, s.cnpj, w.name, page.place
    from unnest(contractors, ids) with ordinality page (contractor_id, id, place)
      join public.pendency p on p.contractor_id = page.contractor_id and p.id = page.id
      join public.document_type_version v on v.owner_id = p.type_owner_id and v.document_type_id = p.type_id and v.version = p.type_version
      join public.project pr on pr.contractor_id = p.contractor_id and pr.id = p.project_id
      join public.company c on c.id = p.contractor_id
      join public.company s on s.id = p.provider_id
      left join public.worker w on w.provider_id = p.provider_id and w.id = p.worker_id
    where p.contractor_id = any ((select public.scope_companies())::bigint[]) or p.provider_id = any ((select public.scope_companies())::bigint[]);
  end;
revoke all on function shown_pendencies from public;
grant execute on function shown_pendencies to emdia_app;
