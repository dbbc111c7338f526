-- Pendencies: one required document of one supplier or worker, from the request to its expiry. Indexes that only
-- the list uses follow in the next file.

-- The order of urgency of statuses. The first of several is shown for a worker.
create function pendency_urgency(status text) returns smallint language sql immutable parallel safe
  return case status when 'EXPIRED' then 1 when 'PRE_REJECTED' then 2 when 'OPEN' then 3 when 'SUPPORT' then 4 when 'PRE_ANALYSIS' then 5
    when 'IN_REVISION' then 6 when 'NEXT_DUE_DATE' then 7 when 'DONE' then 8 else 9 end::smallint;

-- A required document. Contractor and supplier share the row: the contractor creates it, both change it.
create table pendency (
  contractor_id bigint not null,
  id bigint generated always as identity unique,
  project_id bigint not null,
  provider_id bigint not null, -- crosses owners: shared by contractor and provider
  worker_id bigint, -- crosses owners: the provider's record; null is a document of the supplier itself
  requirement_id bigint not null,
  reference_month date check (extract(day from reference_month) = 1),
  movement_id bigint, -- crosses owners: the movement that caused it
  plan text not null check (plan in ('STP', 'SSMA')),
  kind text not null check (kind in ('EMPLOYEE', 'RISK', 'PROVIDER', 'OTHERS', 'COMPANY')),
  type_owner_id bigint not null, -- crosses owners: document types of the platform as well as the contractor's own
  type_id bigint not null,
  type_version integer not null,
  status text not null default 'OPEN' check (status in ('OPEN', 'IN_REVISION', 'DONE', 'NOT_APPLICABLE', 'NEXT_DUE_DATE', 'EXPIRED',
    'SUPPORT', 'PRE_ANALYSIS', 'PRE_REJECTED')),
  returns_to text check (returns_to <> 'SUPPORT'), -- the status before the open question
  -- The side whose question is open. A copy from the comment, so that the list of open questions uses an index and reads no comments.
  question_side text check (question_side in ('contractor', 'provider')),
  -- An inactive pendency rests for a time or for good, for a reason.
  rest_for text check (rest_for in ('a_time', 'good')),
  rest_reason text,
  removed_at timestamptz,
  active boolean not null generated always as (rest_for is null and removed_at is null) stored,
  issue_date date,
  expiration_date date check (expiration_date >= issue_date),
  next_due_on date, -- the first day on which it counts as near its expiry
  revision_date date, -- the day since which it waits for a review
  approved_until date, -- the last day of the last approved document; 9999-12-31 never expires
  sent_documents integer not null default 0 check (sent_documents >= 0),
  round integer not null default 0, -- how often documents were sent for review
  rejected_round integer, -- the last rejected round
  sent_from text check (sent_from <> 'SUPPORT'), -- the status that a withdrawal returns to
  note text check (char_length(note) <= 5000), -- the text of the last decision
  closed_unread boolean not null default false, -- done without a review
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(), -- the last change of the status
  primary key (contractor_id, id),
  -- One pendency per document: a requirement that is removed and added again returns to the same row. The worker precedes the type; otherwise
  -- the planner uses this index for the documents of a supplier in a project.
  constraint pendency_once unique nulls not distinct (contractor_id, project_id, provider_id, worker_id, type_id, reference_month, movement_id),
  foreign key (contractor_id, project_id) references project (contractor_id, id),
  foreign key (contractor_id, requirement_id) references project_requirement (contractor_id, id),
  foreign key (provider_id, worker_id) references worker (provider_id, id),
  foreign key (type_owner_id, type_id, type_version) references document_type_version (owner_id, document_type_id, version),
  check ((status = 'SUPPORT') = (returns_to is not null)),
  check ((rest_for is null) = (rest_reason is null)),
  check ((status = 'SUPPORT') = (question_side is not null))
);
-- The documents of a supplier itself.
create index pendency_of_supplier on pendency (provider_id, project_id) where active and worker_id is null;
-- Serves the daily job that marks documents near expiry.
create index pendency_near_expiry on pendency (contractor_id, next_due_on) where status = 'DONE' and active;
-- Serves the daily job that expires documents.
create index pendency_expiring on pendency (contractor_id, expiration_date) where status in ('DONE', 'NEXT_DUE_DATE') and active;
-- The documents of a worker: serves pendency_summary and the list.
create index pendency_of_worker on pendency (worker_id, status, contractor_id, plan) include (provider_id, project_id, id, updated_at)
  where active and worker_id is not null;
alter table pendency enable row level security;
-- `array(select unnest(…))` builds the array once per statement in expanded form. A subquery result is flat and is expanded
-- again for each row: 5 % of a deep page.
create policy read_either on pendency for select to emdia_app
  using (contractor_id = any (array(select unnest(scope_companies()))) or provider_id = any (array(select unnest(scope_companies()))));
-- The contractor's rules create pendencies; both sides change their status.
create policy insert_own on pendency for insert to emdia_app with check (contractor_id = any ((select scope_companies())::bigint[]));
create policy update_either on pendency for update to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or provider_id = any ((select scope_companies())::bigint[]));
-- The daily job finds due rows of all companies.
create policy sweep_due on pendency for select to emdia_sweep using (active and status in ('DONE', 'NEXT_DUE_DATE'));
grant select, insert on pendency to emdia_app;
grant update (status, returns_to, rest_for, rest_reason, removed_at, issue_date, expiration_date, next_due_on, revision_date,
  approved_until, sent_documents, note, closed_unread, version, updated_at, round, rejected_round, sent_from, question_side) on pendency to emdia_app;
grant select (contractor_id, status, active, expiration_date, next_due_on) on pendency to emdia_sweep;

-- The people of both sides who can see a pendency, for a member of either side. Returns names and sides only.
create function people_of_pendency(asked_pendency bigint) returns table (id bigint, name text, side text)
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    with place as (
      select s.side, s.company_id, p.project_id
      from public.pendency p cross join lateral (values ('contractor', p.contractor_id), ('provider', p.provider_id)) s (side, company_id)
      where p.id = asked_pendency and p.removed_at is null
        and (p.contractor_id = any (public.scope_companies()) or p.provider_id = any (public.scope_companies())))
    select a.id, a.display_name, min(place.side)
    from place
      join public.company c on c.id = place.company_id and case place.side when 'contractor' then c.is_contractor else c.is_provider end
      join public.membership m on m.company_id = c.id
      join public.access_profile f on f.company_id = m.company_id and f.id = m.profile_id
      join public.account a on a.id = m.account_id and a.disabled_at is null
    where (m.is_owner or 'see_pendency' = any (f.permissions) and f.relation_type in ('both', place.side))
      and (m.sees_all_projects or exists (select from public.membership_project mp
        where mp.company_id = m.company_id and mp.membership_id = m.id and mp.project_id = place.project_id))
    group by a.id, a.display_name;
  end;
revoke all on function people_of_pendency from public;
grant execute on function people_of_pendency to emdia_app;
