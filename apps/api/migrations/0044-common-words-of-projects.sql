-- Why: a word that thousands of projects have in their name was looked up whole for each page, and their sums added up: 17 of 25
-- milliseconds. As of the workers of a common name (0040), nobody needs more than some of them. Together they are one row: as rows of their own
-- they passed through the function one by one.
drop function projects_called;
-- Projects that have it in their name, or in their contract, each with its contractor, and whether there are more than were asked for:
-- all of them, where nothing is said.
create function projects_called(asked text, by_contract boolean, at_most integer) returns table (contractors bigint[], projects bigint[], is_cut boolean)
  language sql stable security definer rows 1 set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan
  begin atomic
    select coalesce(array_agg(l.contractor_id), '{}'), coalesce(array_agg(l.id), '{}'), coalesce(count(*) > at_most, false) from (
      select p.contractor_id, p.id
      from unnest(public.scope_companies()) own (company_id)
        join public.project p on p.contractor_id = own.company_id and p.plain_words like (select public.found_anywhere(asked))
      where case when by_contract then p.plain_contract else p.plain_name end like (select public.found_anywhere(asked))
      union all
      select p.contractor_id, p.id from public.project p
      where p.id in (select pc.project_id from public.project_company pc where pc.provider_id = any ((select public.scope_companies())::bigint[]))
        and not p.is_draft and not p.contractor_id = any ((select public.scope_companies())::bigint[])
        and p.plain_words like (select public.found_anywhere(asked))
        and case when by_contract then p.plain_contract else p.plain_name end like (select public.found_anywhere(asked))
      limit at_most + 1) l;
  end;
revoke all on function projects_called from public;
grant execute on function projects_called to emdia_app;
