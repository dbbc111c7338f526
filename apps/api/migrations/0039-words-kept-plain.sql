-- Why: whoever searches a common word among the names of projects finds thousands, and of each the name was made plain anew, and what is
-- asked as well: 14 of every 20 microseconds. Name and contract are kept plain beside the project, as all its words together are, and the
-- words of a company beside the company.
alter table project
  add column plain_name text not null generated always as (plain_text(name)) stored,
  add column plain_contract text generated always as (plain_text(contract_number)) stored;
alter table company add column plain_words text not null generated always as (plain_text(trading_name || ' ' || name || ' ' || cnpj)) stored;

-- As before (0034), with what is asked made plain once, and planned once a connection. The index of words begins with the owner, and is asked for one owner at a time: asked
-- for several together, it answers for all there are.
create or replace function projects_matching(asked text)
  returns table (contractor_id bigint, id bigint, name text, start_date date, end_date date, state text, is_draft boolean)
  language sql stable security definer rows 500 set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan
  begin atomic
    select p.contractor_id, p.id, p.name, p.start_date, p.end_date, p.state, p.is_draft
    from unnest(public.scope_companies()) own (company_id)
      join public.project p on p.contractor_id = own.company_id and p.plain_words like (select public.found_anywhere(asked))
    union all
    select p.contractor_id, p.id, p.name, p.start_date, p.end_date, p.state, p.is_draft from public.project p
    where p.id in (select pc.project_id from public.project_company pc where pc.provider_id = any ((select public.scope_companies())::bigint[]))
      and not p.is_draft and not p.contractor_id = any ((select public.scope_companies())::bigint[])
      and p.plain_words like (select public.found_anywhere(asked));
  end;

-- Those of them that have it in their name, or in their contract, for whoever needs no more than to know which.
create function projects_called(asked text, by_contract boolean) returns table (contractor_id bigint, id bigint)
  language sql stable security definer rows 500 set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan
  begin atomic
    select p.contractor_id, p.id
    from unnest(public.scope_companies()) own (company_id)
      join public.project p on p.contractor_id = own.company_id and p.plain_words like (select public.found_anywhere(asked))
    where case when by_contract then p.plain_contract else p.plain_name end like (select public.found_anywhere(asked))
    union all
    select p.contractor_id, p.id from public.project p
    where p.id in (select pc.project_id from public.project_company pc where pc.provider_id = any ((select public.scope_companies())::bigint[]))
      and not p.is_draft and not p.contractor_id = any ((select public.scope_companies())::bigint[])
      and p.plain_words like (select public.found_anywhere(asked))
      and case when by_contract then p.plain_contract else p.plain_name end like (select public.found_anywhere(asked));
  end;
revoke all on function projects_called from public;
grant execute on function projects_called to emdia_app;
