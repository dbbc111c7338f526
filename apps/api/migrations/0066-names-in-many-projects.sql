-- Why: whoever searched a common name among 400 projects read every row of everybody in them, to find a few. Nothing but whose a row is stands in
-- their index now: the documents of a worker in a project are one entry of it, it is a sixth as large, and of what is found each row is fetched.
drop index pendency_of_project_worker;
create index pendency_of_project_worker on pendency (contractor_id, project_id, worker_id)
  where rest_for is null and removed_at is null and worker_id is not null;
