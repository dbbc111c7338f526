-- Management panels: the arrangement of an account, and indexes for lists by creation.

-- Order and visibility of the panels. An account without a row has the defaults, which are version 0.
create table panel_preference (
  account_id bigint primary key references account,
  panels json not null, -- in the form of the contract
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
alter table panel_preference enable row level security;
create policy read_own on panel_preference for select to emdia_app using (account_id = scope_account());
create policy insert_own on panel_preference for insert to emdia_app with check (account_id = scope_account());
create policy update_own on panel_preference for update to emdia_app using (account_id = scope_account());
grant select, insert on panel_preference to emdia_app;
grant update (panels, version, updated_at) on panel_preference to emdia_app;

-- The filter by days of creation, from the contractor's and from the supplier's side. The included columns are those that the figures group by
-- and the links filter by.
create index pendency_list_by_creation on pendency (contractor_id, active, status, created_at, updated_at, id)
  include (provider_id, project_id, plan, kind, reference_month, type_id, worker_id, question_side, rejected_at) where removed_at is null;
create index pendency_list_by_creation_of_provider on pendency (provider_id, active, status, created_at, updated_at, id)
  include (contractor_id, project_id, plan, kind, reference_month, type_id, worker_id, question_side, rejected_at) where removed_at is null;
