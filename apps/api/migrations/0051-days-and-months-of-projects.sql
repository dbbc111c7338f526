-- What single projects have between two days or months is read project by project and nothing beside it, however many others have there.
create index pendency_of_project_by_expiry on pendency (contractor_id, project_id, expiration_date) include (provider_id, plan, status, updated_at, id)
  where active and expiration_date is not null;
create index pendency_of_project_by_month on pendency (contractor_id, project_id, reference_month) include (provider_id, plan, status, updated_at, id)
  where active and reference_month is not null;
