-- What a filter asks of a row beside its way stands in the index that is walked, so that no row is fetched to be left out.
drop index pendency_of_contractor;
create index pendency_of_contractor on pendency (contractor_id, plan, status, updated_at, id)
  include (provider_id, project_id, worker_id, type_id, kind, reference_month, expiration_date) where active;
drop index pendency_of_provider;
create index pendency_of_provider on pendency (provider_id, plan, status, updated_at, id)
  include (contractor_id, project_id, worker_id, type_id, kind, reference_month, expiration_date) where active;

-- With their ids, so that the documents of many workers are found and counted in the index alone; by status before anything that a supplier
-- does not name, so that it is asked once for each worker.
drop index pendency_of_worker;
create index pendency_of_worker on pendency (provider_id, worker_id, status, plan, contractor_id, project_id) include (id, updated_at)
  where active and worker_id is not null;

-- The months of a filter, where they have few documents.
create index pendency_of_month on pendency (contractor_id, plan, status, reference_month, id) include (provider_id, project_id)
  where active and reference_month is not null;
create index pendency_of_month_of_provider on pendency (provider_id, plan, status, reference_month, id) include (contractor_id, project_id)
  where active and reference_month is not null;

-- What rests is found in single projects as well, and what was taken back is nowhere.
drop index pendency_at_rest;
create index pendency_at_rest on pendency (contractor_id, plan, status, updated_at, id) include (provider_id, project_id, worker_id, type_id)
  where not active and removed_at is null;
drop index pendency_at_rest_of_provider;
create index pendency_at_rest_of_provider on pendency (provider_id, plan, status, updated_at, id) include (contractor_id, project_id, worker_id, type_id)
  where not active and removed_at is null;
create index pendency_at_rest_of_project on pendency (contractor_id, project_id, plan, status, updated_at, id) include (provider_id, worker_id, type_id)
  where not active and removed_at is null;
