-- The worker list resolves the words of its filter to ids before it reads the list, as the pendency list does.

-- `like` patterns for a text of several words, as `found_in_words` finds it. A short text is found at the beginning of the text or behind a space:
-- two patterns, because the trigram index can serve both, and none on an expression that adds a space to the text.
create function word_patterns(asked text) returns text[]
  language sql immutable strict parallel safe
  return case when is_found_by_index(asked) then array[found_anywhere(asked)] else array[found_in_word(asked), '% ' || found_in_word(asked)] end;

-- Workers of the scope whose name matches, and workers of whom only the document matches, for users who may read documents. An index is read for one
-- company at a time, because for several it returns the matches of all companies. `like` is not leakproof: under row-level security it cannot use an
-- index, so that the function runs as its owner and repeats the policies.
drop function workers_matching;
create function workers_matching(asked text) returns table (by_name bigint[], by_document bigint[])
  language sql stable security definer rows 1 set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan
  begin atomic
    with matching as (
      select w.id, w.plain_words from unnest(public.scope_companies()) own (company_id)
        join public.worker w on w.provider_id = own.company_id and w.plain_words like any ((select public.word_patterns(asked))::text[])
      where w.removed_at is null
      union
      select cw.worker_id, cw.plain_words from unnest(public.scope_companies()) own (company_id)
        join public.contractor_worker cw on cw.contractor_id = own.company_id and cw.plain_words like any ((select public.word_patterns(asked))::text[])),
      named as (select m.id, ' ' || m.plain_words like (select public.found_before_last(asked)) as by_name from matching m)
    select coalesce(array_agg(n.id) filter (where n.by_name), '{}'), coalesce(array_agg(n.id) filter (where not n.by_name), '{}') from named n;
  end;
revoke all on function workers_matching from public;
grant execute on function workers_matching to emdia_app;

-- The list of suppliers reads `contractor_worker` once, and the filter by supplier has contractor_worker_by_name and contractor_worker_worker.
drop index contractor_worker_provider;

-- Links of one worker to one project do not overlap. The planner took the index of this constraint for `project_id = any (…)` and read all of it, because
-- its cost estimate for GiST does not depend on the first column. As an expression the project is not a column that such a condition can use. A
-- project has one contractor, so that the contractor is not needed.
alter table project_worker drop constraint project_worker_once;
alter table project_worker add constraint project_worker_once
  exclude using gist (worker_id with =, (project_id + 0) with =, daterange(hiring_date, end_date + 1) with &&);
