-- Why: whoever searched a common name among 400 projects waited until all that these have was read, and far behind among all of a company until
-- thousands were named, answered and asked for again.

-- The workers of a project stand together, so that those who are wanted are found among many projects at once. Only who asks for nothing else
-- says what is active like this: no other index is chosen then.
create index pendency_of_project_worker on pendency (contractor_id, project_id, worker_id) include (provider_id, plan, status, updated_at, id)
  where rest_for is null and removed_at is null and worker_id is not null;
-- The worker stands before the document: behind it, every document of a supplier in a project seemed to be a way to them.
alter table pendency drop constraint pendency_once, add constraint pendency_once
  unique nulls not distinct (contractor_id, project_id, provider_id, worker_id, type_id, reference_month, movement_id);

-- The names of projects without the projects: of a contractor, and of those in which a supplier works.
create index project_names on project (contractor_id, id) include (plain_name, plain_contract);
create index project_names_of_others on project (id) include (contractor_id, is_draft, plain_name, plain_contract);

-- All projects of the contractors of the scope that have a common word in their name or contract: to read all names takes less than to look up
-- what an index of words finds.
create function all_projects_called(asked text, by_contract boolean) returns bigint[]
  language sql stable security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan
  set enable_seqscan = off set enable_bitmapscan = off
  begin atomic
    select coalesce(array_agg(p.id), '{}') from unnest(public.scope_companies()) own (company_id)
      join public.project p on p.contractor_id = own.company_id
    where case when by_contract then p.plain_contract else p.plain_name end like (select public.found_anywhere(asked));
  end;
revoke all on function all_projects_called from public;
grant execute on function all_projects_called to emdia_app;
