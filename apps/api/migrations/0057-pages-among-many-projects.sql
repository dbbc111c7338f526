-- Why: a page of 400 projects, far behind in one status, read all that they have in it and sorted it: 6 to 18 thousand rows for 20. Where it ends
-- is told by some of the projects now, and nothing that comes after it is read of the others: which takes an index that holds the order of
-- the last change behind the project, and whose both plans are one list.
drop index pendency_of_project;
create index pendency_of_project on pendency (contractor_id, status, project_id, updated_at, id)
  include (provider_id, plan, worker_id, type_id, kind, reference_month, expiration_date, revision_date, question_side) where active;
