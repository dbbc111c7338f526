-- Disputes of rejections: a supplier disputes the rejection of a document, and the contractor decides.

create table pendency_dispute (
  contractor_id bigint not null,
  id bigint generated always as identity unique,
  pendency_id bigint not null,
  provider_id bigint not null, -- crosses owners: shared by contractor and provider
  rejected_at timestamptz not null, -- the rejection in the history; a document may be rejected several times in one round
  rejected_by_id bigint, -- crosses owners: the user of the contractor
  -- Closed: the document left the rejection without a decision, for example by a new sending.
  state text not null default 'pending' check (state in ('pending', 'upheld', 'reversed', 'closed')),
  comment_id bigint not null, -- the text and the files of the supplier
  decide_by date not null,
  escalated_at timestamptz,
  reason text check (char_length(reason) between 1 and 5000 and reason ~ '\S'),
  decided_at timestamptz,
  decided_by_id bigint, -- crosses owners: the user of the contractor, with the name at that time
  decided_by_name text,
  primary key (contractor_id, id),
  constraint pendency_dispute_once unique (contractor_id, pendency_id, rejected_at),
  foreign key (contractor_id, pendency_id) references pendency (contractor_id, id),
  foreign key (contractor_id, pendency_id, comment_id) references pendency_comment (contractor_id, pendency_id, id),
  check ((state in ('upheld', 'reversed')) = (decided_at is not null)),
  check (num_nulls(reason, decided_at, decided_by_id, decided_by_name) in (0, 4))
);
-- Serves the mark and the filter of the pendency list. A pendency has one pending dispute.
create unique index pendency_dispute_pending on pendency_dispute (contractor_id, pendency_id) where state = 'pending';
create index pendency_dispute_pending_of_provider on pendency_dispute (provider_id, pendency_id) where state = 'pending';
-- Serves the totals.
create index pendency_dispute_of_provider on pendency_dispute (provider_id, state);
-- Serves the escalation.
create index pendency_dispute_due on pendency_dispute (decide_by, contractor_id) where state = 'pending' and escalated_at is null;

alter table pendency_dispute enable row level security;
create policy read_either on pendency_dispute for select to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or provider_id = any ((select scope_companies())::bigint[]));
-- The supplier disputes, and closes its dispute by a new sending; only the contractor decides.
create policy insert_provider on pendency_dispute for insert to emdia_app
  with check (provider_id = any ((select scope_companies())::bigint[]) and state = 'pending'
    and exists (select from pendency p where p.contractor_id = pendency_dispute.contractor_id and p.id = pendency_dispute.pendency_id
      and p.provider_id = pendency_dispute.provider_id));
create policy update_provider on pendency_dispute for update to emdia_app
  using (state = 'pending' and provider_id = any ((select scope_companies())::bigint[]))
  with check (state = 'closed' and provider_id = any ((select scope_companies())::bigint[]));
create policy update_contractor on pendency_dispute for update to emdia_app
  using (state = 'pending' and contractor_id = any ((select scope_companies())::bigint[]))
  with check (contractor_id = any ((select scope_companies())::bigint[]));
grant select, insert on pendency_dispute to emdia_app;
grant update (state, escalated_at, reason, decided_at, decided_by_id, decided_by_name) on pendency_dispute to emdia_app;

-- Users of the contractor who see a pendency and hold the key to decide disputes. For both sides, because a supplier's dispute is told to them.
create function dispute_deciders(asked_pendency bigint) returns table (account_id bigint, is_owner boolean)
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select m.account_id, m.is_owner
    from public.pendency p
      join public.company c on c.id = p.contractor_id and c.is_contractor
      join public.membership m on m.company_id = c.id
      join public.access_profile f on f.company_id = m.company_id and f.id = m.profile_id
      join public.account a on a.id = m.account_id and a.disabled_at is null
    where p.id = asked_pendency and p.removed_at is null
      and (p.contractor_id = any (public.scope_companies()) or p.provider_id = any (public.scope_companies()))
      and (m.is_owner or f.permissions @> array['see_pendency', 'decide_dispute'] and f.relation_type in ('both', 'contractor'))
      and (m.sees_all_projects or exists (select from public.membership_project mp
        where mp.company_id = m.company_id and mp.membership_id = m.id and mp.project_id = p.project_id));
  end;
revoke all on function dispute_deciders from public;
grant execute on function dispute_deciders to emdia_app;

-- Queues a job for each contractor with a dispute that was to be decided before a day and is not escalated, also after an outage of days.
create function enqueue_dispute_escalations(today date) returns integer
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare asked integer;
begin
  perform public.enqueue('pendencies.escalate-disputes', json_build_object('contractorId', d.contractor_id),
      'pendencies.escalate-disputes ' || d.contractor_id, null)
    from (select distinct o.contractor_id from public.pendency_dispute o
      join public.pendency p on p.contractor_id = o.contractor_id and p.id = o.pendency_id and p.active
      where o.state = 'pending' and o.escalated_at is null and o.decide_by < today) d;
  get diagnostics asked = row_count;
  return asked;
end $$;
revoke all on function enqueue_dispute_escalations from public;
grant execute on function enqueue_dispute_escalations to emdia_sweep;
