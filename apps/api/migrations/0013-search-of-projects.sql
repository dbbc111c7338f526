-- Why: looking for a common word took unaccents for every project of every contractor that has it, twice a request. The plain
-- text is now kept beside the project, the index begins with the owner, and the function answers only what the caller may see,
-- with what a page is sorted and filtered by, so that a search finds its projects once and goes back to none of them.
create extension if not exists btree_gin;

drop index project_text;
drop function projects_matching;

alter table project add column plain_words text not null
  generated always as (plain_text(name || ' ' || coalesce(contract_number, '') || ' ' || coalesce(scope, ''))) stored;
create index project_text on project using gin (contractor_id, plain_words gin_trgm_ops);

-- What somebody typed, to be found anywhere in a plain text: none of its characters means another.
create function found_anywhere(asked text) returns text
  language sql immutable strict parallel safe
  return '%' || replace(replace(replace(plain_text(asked), '\', '\\'), '%', '\%'), '_', '\_') || '%';

-- Under row-level security `like` may not use a trigram index, because it is not leakproof: so one function does it, and repeats
-- the policy inside, for a supplier down to the projects it works on.
create function projects_matching(asked text)
  returns table (contractor_id bigint, id bigint, name text, start_date date, end_date date, state text)
  language sql stable security definer rows 500 set search_path = pg_catalog, pg_temp
  begin atomic
    select p.contractor_id, p.id, p.name, p.start_date, p.end_date, p.state from public.project p
    where p.contractor_id = any (public.scope_companies()) and p.plain_words like public.found_anywhere(asked)
    union all
    select p.contractor_id, p.id, p.name, p.start_date, p.end_date, p.state from public.project p
    where p.id in (select pc.project_id from public.project_company pc where pc.provider_id = any (public.scope_companies()))
      and not p.contractor_id = any (public.scope_companies()) and p.plain_words like public.found_anywhere(asked);
  end;
revoke all on function projects_matching from public;
grant execute on function projects_matching to emdia_app;
