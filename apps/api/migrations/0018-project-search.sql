-- Search of projects by name, contract and scope.
-- The operator `like` is not leakproof, so PostgreSQL does not use a trigram index for it under row-level security. These functions run as
-- the owner and repeat the scope inside.

-- Up to at_most projects with the text in their name or contract, and whether there are more. As arrays in one row, because the rows of
-- a set-returning function are materialised one by one. A supplier searches the copies on its links, because the trigram index would
-- return projects of all contractors.
create function projects_called(asked text, by_contract boolean, at_most integer)
  returns table (contractors bigint[], projects bigint[], is_cut boolean)
  language sql stable security definer rows 1 set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan
  begin atomic
    select coalesce(array_agg(l.contractor_id), '{}'), coalesce(array_agg(l.id), '{}'), coalesce(count(*) > at_most, false) from (
      select p.contractor_id, p.id
      from unnest(public.scope_companies()) own (company_id)
        join public.project p on p.contractor_id = own.company_id and p.plain_words like (select public.found_anywhere(asked))
      where (select public.is_found_by_index(asked))
        and case when by_contract then p.plain_contract else p.plain_name end like (select public.found_anywhere(asked))
      union all
      select p.contractor_id, p.id
      from unnest(public.scope_companies()) own (company_id) join public.project p on p.contractor_id = own.company_id
      where not (select public.is_found_by_index(asked))
        and case when by_contract then p.plain_contract else p.plain_name end like (select public.found_anywhere(asked))
      union all
      select distinct pc.contractor_id, pc.project_id
      from unnest(public.scope_companies()) own (company_id)
        join public.project_company pc on pc.provider_id = own.company_id
      where not pc.project_is_draft and not pc.contractor_id = any ((select public.scope_companies())::bigint[])
        and case when by_contract then pc.project_plain_contract else pc.project_plain_name end like (select public.found_anywhere(asked))
      limit at_most + 1) l;
  end;
revoke all on function projects_called from public;
grant execute on function projects_called to emdia_app;

-- Projects with the text in name, contract or scope. Own and linked projects, with and without the trigram index, are separate branches; each
-- runs only when its condition holds.
create function projects_matching(asked text)
  returns table (contractor_id bigint, id bigint, name text, start_date date, end_date date, state text, is_draft boolean)
  language sql stable security definer rows 500 set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan
  begin atomic
    select p.contractor_id, p.id, p.name, p.start_date, p.end_date, p.state, p.is_draft
    from unnest(public.scope_companies()) own (company_id)
      join public.project p on p.contractor_id = own.company_id and p.plain_words like (select public.found_anywhere(asked))
    where (select public.is_found_by_index(asked))
    union all
    select p.contractor_id, p.id, p.name, p.start_date, p.end_date, p.state, p.is_draft
    from unnest(public.scope_companies()) own (company_id) join public.project p on p.contractor_id = own.company_id
    where not (select public.is_found_by_index(asked)) and textlike(p.plain_words, (select public.found_anywhere(asked)))
    union all
    select p.contractor_id, p.id, p.name, p.start_date, p.end_date, p.state, p.is_draft from public.project p
    where (select public.is_found_by_index(asked))
      and p.id in (select pc.project_id from public.project_company pc where pc.provider_id = any ((select public.scope_companies())::bigint[]))
      and not p.is_draft and not p.contractor_id = any ((select public.scope_companies())::bigint[])
      and p.plain_words like (select public.found_anywhere(asked))
    union all
    select p.contractor_id, p.id, p.name, p.start_date, p.end_date, p.state, p.is_draft
    from (select distinct pc.project_id from public.project_company pc where pc.provider_id = any ((select public.scope_companies())::bigint[])) linked
      cross join lateral (select * from public.project p where p.id = linked.project_id and not p.is_draft
        and not p.contractor_id = any ((select public.scope_companies())::bigint[]) and textlike(p.plain_words, (select public.found_anywhere(asked)))
        offset 0) p
    where not (select public.is_found_by_index(asked));
  end;
revoke all on function projects_matching from public;
grant execute on function projects_matching to emdia_app;
