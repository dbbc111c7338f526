-- The list of pendencies: saved views, the indexes that serve its filters and orders, and the columns of a page.
-- Each index includes the columns that the policy and the filters read, so that a page and its total come from index-only scans. All contain
-- `status`, so a change of status writes each of them (no HOT update).

-- Sort orders of the list, from the contractor's and from the supplier's side. The included columns are those that filters test, so that rows
-- which do not match are skipped within the index.
create index pendency_list on pendency (contractor_id, active, status, updated_at, id)
  include (provider_id, project_id, plan, kind, reference_month, expiration_date, type_id, worker_id, question_side) where removed_at is null;
create index pendency_list_of_provider on pendency (provider_id, active, status, updated_at, id)
  include (contractor_id, project_id, plan, kind, reference_month, expiration_date, type_id, worker_id, question_side) where removed_at is null;
create index pendency_list_by_expiry on pendency (contractor_id, active, status, expiration_date, updated_at, id)
  include (provider_id, project_id, plan, kind) where removed_at is null;
create index pendency_list_by_expiry_of_provider on pendency (provider_id, active, status, expiration_date, updated_at, id)
  include (contractor_id, project_id, plan, kind) where removed_at is null;
create index pendency_list_by_revision on pendency (contractor_id, active, status, revision_date, id)
  include (provider_id, project_id, plan, kind) where removed_at is null;
create index pendency_list_by_revision_of_provider on pendency (provider_id, active, status, revision_date, id)
  include (contractor_id, project_id, plan, kind) where removed_at is null;

-- Filters that match few rows among many: months, projects of restricted users, document types. Workers have `pendency_of_worker`.
create index pendency_list_by_month on pendency (contractor_id, active, status, reference_month, updated_at, id)
  include (provider_id, project_id, plan, kind) where removed_at is null and reference_month is not null;
create index pendency_list_by_month_of_provider on pendency (provider_id, active, status, reference_month, updated_at, id)
  include (contractor_id, project_id, plan, kind) where removed_at is null and reference_month is not null;
create index pendency_list_by_project on pendency (contractor_id, active, status, project_id, updated_at, id)
  include (provider_id, plan, kind, reference_month, expiration_date, revision_date, type_id, worker_id, question_side) where removed_at is null;
create index pendency_list_by_type on pendency (contractor_id, active, status, type_id, updated_at, id)
  include (provider_id, project_id, plan) where removed_at is null;

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
