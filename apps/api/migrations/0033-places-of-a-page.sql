-- Why: the largest suppliers work for hundreds of contractors, and a list of projects asked for all of them once for each table whose rows
-- it may read; where the projects of a page are is asked of those projects alone.

-- Where projects happen, of those that somebody in the scope owns or works on.
create function places_of_projects(contractors bigint[], ids bigint[])
  returns table (contractor_id bigint, id bigint, names text[]) rows 20
  language sql stable security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan
  begin atomic
    select l.contractor_id, l.project_id, array_agg(distinct f.name)
    from unnest(contractors, ids) page (contractor_id, id)
      join public.project_location l on l.contractor_id = page.contractor_id and l.project_id = page.id
      join public.facility f on f.contractor_id = l.contractor_id and f.id = l.facility_id
    where l.contractor_id = any ((select public.scope_companies())::bigint[])
      or exists (select from public.project_company pc
        where pc.contractor_id = l.contractor_id and pc.project_id = l.project_id and pc.provider_id = any ((select public.scope_companies())::bigint[]))
    group by l.contractor_id, l.project_id;
  end;
revoke all on function places_of_projects from public;
grant execute on function places_of_projects to emdia_app;
