-- A page of a filter and how many there are of it are found in one walk, in the order of the last change: of a kind, of a month, without one.
create index pendency_of_kind on pendency (contractor_id, plan, status, kind, updated_at, id) include (provider_id, project_id) where active;
create index pendency_of_kind_of_provider on pendency (provider_id, plan, status, kind, updated_at, id) include (contractor_id, project_id)
  where active;
drop index pendency_of_month;
create index pendency_of_month on pendency (contractor_id, plan, status, reference_month, updated_at, id) include (provider_id, project_id)
  where active and reference_month is not null;
drop index pendency_of_month_of_provider;
create index pendency_of_month_of_provider on pendency (provider_id, plan, status, reference_month, updated_at, id)
  include (contractor_id, project_id) where active and reference_month is not null;
create index pendency_without_month on pendency (contractor_id, plan, status, updated_at, id) include (provider_id, project_id)
  where active and reference_month is null;

-- Each day of a filter is a list in that order as well.
drop index pendency_by_expiry;
create index pendency_by_expiry on pendency (contractor_id, plan, status, expiration_date, updated_at, id) include (provider_id, project_id)
  where active;
drop index pendency_by_expiry_of_provider;
create index pendency_by_expiry_of_provider on pendency (provider_id, plan, status, expiration_date, updated_at, id)
  include (contractor_id, project_id) where active;

-- What a filter asks of a row stands beside those of single projects too, so that none is fetched to be left out.
drop index pendency_of_project;
create index pendency_of_project on pendency (contractor_id, project_id, status, plan, updated_at, id)
  include (provider_id, worker_id, type_id, kind, reference_month, expiration_date, revision_date) where active;
