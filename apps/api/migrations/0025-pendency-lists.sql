-- The list of pendencies: saved views, the indexes that serve its filters and orders, and the columns of a page.
-- Each index includes the columns that the policy and the filters read, so that a page and its total come from index-only scans. All contain
-- `status`, so a change of status writes each of them (no HOT update).

-- The list in its default order (last change), for a contractor and for a supplier.
create index pendency_of_contractor on pendency (contractor_id, plan, status, updated_at, id)
  include (provider_id, project_id, worker_id, type_id, kind, reference_month, expiration_date) where active;
create index pendency_of_provider on pendency (provider_id, plan, status, updated_at, id)
  include (contractor_id, project_id, worker_id, type_id, kind, reference_month, expiration_date) where active;

-- The list ordered by the start of the review.
create index pendency_by_revision on pendency (contractor_id, plan, status, revision_date, id) include (provider_id, project_id) where active;
create index pendency_by_revision_of_provider on pendency (provider_id, plan, status, revision_date, id)
  include (contractor_id, project_id) where active;

-- The list ordered by expiry, and the filter by expiry.
create index pendency_by_expiry on pendency (contractor_id, plan, status, expiration_date, updated_at, id) include (provider_id, project_id)
  where active;
create index pendency_by_expiry_of_provider on pendency (provider_id, plan, status, expiration_date, updated_at, id)
  include (contractor_id, project_id) where active;

-- The filter by document type. Measured with 180,000 pendencies of a contractor: a page of five types and its total read 100 blocks here and 3,000
-- in the order of change, where a rare type is searched to the end.
create index pendency_of_type on pendency (contractor_id, type_id, plan, status, updated_at, id)
  include (provider_id, project_id, expiration_date, revision_date) where active;

-- The filter by kind, in the order of change.
create index pendency_of_kind on pendency (contractor_id, plan, status, kind, updated_at, id) include (provider_id, project_id) where active;
create index pendency_of_kind_of_provider on pendency (provider_id, plan, status, kind, updated_at, id) include (contractor_id, project_id)
  where active;

-- The filters by month and without a month, in the order of change.
create index pendency_of_month on pendency (contractor_id, plan, status, reference_month, updated_at, id) include (provider_id, project_id)
  where active and reference_month is not null;
create index pendency_of_month_of_provider on pendency (provider_id, plan, status, reference_month, updated_at, id)
  include (contractor_id, project_id) where active and reference_month is not null;
create index pendency_without_month on pendency (contractor_id, plan, status, updated_at, id) include (provider_id, project_id)
  where active and reference_month is null;

-- Open questions to the contractor and to the supplier.
create index pendency_asked_of_contractor on pendency (contractor_id, plan, status, updated_at, id) include (provider_id, project_id)
  where active and question_side = 'provider';
create index pendency_asked_of_provider on pendency (provider_id, plan, status, updated_at, id) include (contractor_id, project_id)
  where active and question_side = 'contractor';

-- Inactive pendencies.
create index pendency_at_rest on pendency (contractor_id, plan, status, updated_at, id) include (provider_id, project_id, worker_id, type_id)
  where not active and removed_at is null;
create index pendency_at_rest_of_provider on pendency (provider_id, plan, status, updated_at, id)
  include (contractor_id, project_id, worker_id, type_id)
  where not active and removed_at is null;
create index pendency_at_rest_of_project on pendency (contractor_id, project_id, plan, status, updated_at, id)
  include (provider_id, worker_id, type_id)
  where not active and removed_at is null;

-- Pendencies of single projects in one status, in the order of change: a deep page of many projects reads both plans from one range per project.
create index pendency_of_project on pendency (contractor_id, status, project_id, updated_at, id)
  include (provider_id, plan, worker_id, type_id, kind, reference_month, expiration_date, revision_date, question_side) where active;

-- The filters by expiry and by month among single projects: reads only the rows of these projects.
create index pendency_of_project_by_expiry on pendency (contractor_id, project_id, expiration_date)
  include (provider_id, plan, status, updated_at, id)
  where active and expiration_date is not null;
create index pendency_of_project_by_month on pendency (contractor_id, project_id, reference_month) include (provider_id, plan, status, updated_at, id)
  where active and reference_month is not null;

-- Pendencies of workers with a common name among many projects. The condition is spelled without `active`, so that only the query that spells it
-- the same way uses this small index.
create index pendency_of_project_worker on pendency (contractor_id, project_id, worker_id)
  where rest_for is null and removed_at is null and worker_id is not null;

-- The most urgent pendencies of workers with a common name: a third of the rows of pendency_of_worker, and enough for most pages.
create index pendency_urgent_of_worker on pendency (worker_id, contractor_id) include (status, plan, provider_id, project_id, id, updated_at)
  where active and worker_id is not null and status in ('EXPIRED', 'PRE_REJECTED', 'OPEN');

-- A saved filter of the list, with a name. It belongs to the account.
create table pendency_view (
  account_id bigint not null references account,
  id bigint generated always as identity unique,
  name text not null check (char_length(name) between 1 and 60),
  filter json not null, -- in the form of the contract
  created_at timestamptz not null default now(),
  primary key (account_id, id)
);
-- Unique names per account, ignoring accents and case.
create unique index pendency_view_name on pendency_view (account_id, plain_text(name));
alter table pendency_view enable row level security;
create policy read_own on pendency_view for select to emdia_app using (account_id = scope_account());
create policy insert_own on pendency_view for insert to emdia_app with check (account_id = scope_account());
create policy update_own on pendency_view for update to emdia_app using (account_id = scope_account());
create policy delete_own on pendency_view for delete to emdia_app using (account_id = scope_account());
grant select, insert, delete on pendency_view to emdia_app;
grant update (name, filter) on pendency_view to emdia_app;

-- The columns that the list shows of a page of pendencies, in the order of the page. Generic plan, because planning seven
-- joins took longer than running them.
create function shown_pendencies(contractors bigint[], ids bigint[])
  returns table (contractor_id bigint, id bigint, project_id bigint, provider_id bigint, worker_id bigint, kind text, plan text, status text,
    returns_to text, sent_from text, question_side text, active boolean, rest_for text, rest_reason text, reference_month date, issue_date date,
    expiration_date date, revision_date date, updated_at timestamptz, version integer, document text, frequency text, project text, contract text,
    contractor text, provider text, cnpj text, worker text, place bigint)
  rows 20
  language sql stable security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan
  begin atomic
    select p.contractor_id, p.id, p.project_id, p.provider_id, p.worker_id, p.kind, p.plan, p.status, p.returns_to, p.sent_from, p.question_side,
      p.active, p.rest_for, p.rest_reason, p.reference_month, p.issue_date, p.expiration_date, p.revision_date, p.updated_at, p.version,
      v.name, v.frequency, pr.name, pr.contract_number, c.trading_name, s.trading_name, s.cnpj, w.name, page.place
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
