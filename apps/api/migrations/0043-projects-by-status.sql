-- Why: of each of 400 projects a page asked the index twice, once for each plan. By status first, and by plan within, it is asked once.
drop index pendency_of_project;
create index pendency_of_project on pendency (contractor_id, project_id, status, plan, updated_at, id)
  include (provider_id, expiration_date, revision_date) where active;
