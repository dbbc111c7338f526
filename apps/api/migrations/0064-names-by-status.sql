-- Why: far behind a common name thousands of workers were looked for one by one among those of everybody, to read what is urgent of them. Of a
-- contractor they stand together by status now. As in 0058 it is chosen by whoever says so, in words that nobody else says.
create index pendency_of_named on pendency (contractor_id, status, worker_id) include (provider_id, project_id, plan, updated_at, id)
  where rest_for is null and removed_at is null and worker_id > 0;
