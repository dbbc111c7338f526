-- Why: whoever had typed two letters of a name waited half a second. An index of words knows of three letters or more: asked for fewer, it goes
-- through the words of everybody there is. Of short words nothing is asked of it, but whether they are in the words of each that a company has.
create function is_found_by_index(asked text) returns boolean
  language sql immutable strict parallel safe
  return plain_text(asked) ~ '[[:alnum:]]{3}';

-- The words of a contractor's workers without the workers.
create index contractor_worker_names on contractor_worker (contractor_id) include (worker_id, plain_words);

-- As before (0056), by the name that says how they are found.
alter function workers_called(text, integer) rename to workers_found_by_index;

-- The same of a short word.
create function workers_read_through(asked text, at_most integer) returns table (workers bigint[], is_cut boolean)
  language sql stable security definer rows 1 set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan
  set enable_seqscan = off set enable_bitmapscan = off
  begin atomic
    select coalesce(array_agg(l.worker_id), '{}'), coalesce(count(*) > at_most, false) from (
      (select w.id as worker_id from public.worker w
        where w.provider_id = any ((select public.scope_companies())::bigint[]) and w.removed_at is null
          and textlike(w.plain_words, (select public.found_before_last(asked)))
        limit at_most + 1)
      union all
      (select cw.worker_id from public.contractor_worker cw
        where cw.contractor_id = any ((select public.scope_companies())::bigint[])
          and textlike(cw.plain_words, (select public.found_before_last(asked)))
        limit at_most + 1)) l;
  end;
revoke all on function workers_read_through from public;
grant execute on function workers_read_through to emdia_app;

create function workers_called(asked text, at_most integer) returns table (workers bigint[], is_cut boolean)
  language sql stable rows 1
  begin atomic
    select f.workers, f.is_cut from workers_found_by_index(asked, at_most) f where (select is_found_by_index(asked))
    union all
    select r.workers, r.is_cut from workers_read_through(asked, at_most) r where not (select is_found_by_index(asked));
  end;
revoke all on function workers_called from public;
grant execute on function workers_called to emdia_app;

-- As before (0065).
create or replace function projects_called(asked text, by_contract boolean, at_most integer)
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

-- As before (0034).
create or replace function workers_matching(asked text)
  returns table (contractor_id bigint, provider_id bigint, worker_id bigint, name text, admission_date date, status text,
    has_pendencies boolean, status_ssma text, status_stp text, by_name boolean)
  language sql stable security definer rows 500 set search_path = pg_catalog, pg_temp
  begin atomic
    select k.contractor_id, k.provider_id, k.worker_id, k.name, k.admission_date, k.status, k.has_pendencies, k.status_ssma, k.status_stp,
      left(k.plain_words, -1 - char_length(split_part(k.plain_words, ' ', -1))) like (select public.found_anywhere(asked))
    from (
      select null::bigint as contractor_id, w.provider_id, w.id as worker_id, w.name, w.admission_date, w.status, w.has_pendencies, w.status_ssma,
        w.status_stp, w.plain_words
      from public.worker w
      where (select public.is_found_by_index(asked)) and w.plain_words like (select public.found_anywhere(asked))
        and w.provider_id = any ((select public.scope_companies())::bigint[]) and w.removed_at is null
      union all
      select null, w.provider_id, w.id, w.name, w.admission_date, w.status, w.has_pendencies, w.status_ssma, w.status_stp, w.plain_words
      from public.worker w
      where not (select public.is_found_by_index(asked)) and textlike(w.plain_words, (select public.found_anywhere(asked)))
        and w.provider_id = any ((select public.scope_companies())::bigint[]) and w.removed_at is null
      union all
      select cw.contractor_id, cw.provider_id, cw.worker_id, cw.name, cw.admission_date, cw.status, cw.has_pendencies, cw.status_ssma,
        cw.status_stp, cw.plain_words
      from public.contractor_worker cw
      where (select public.is_found_by_index(asked)) and cw.plain_words like (select public.found_anywhere(asked))
        and cw.contractor_id = any ((select public.scope_companies())::bigint[])
      union all
      select cw.contractor_id, cw.provider_id, cw.worker_id, cw.name, cw.admission_date, cw.status, cw.has_pendencies, cw.status_ssma,
        cw.status_stp, cw.plain_words
      from public.contractor_worker cw
      where not (select public.is_found_by_index(asked)) and textlike(cw.plain_words, (select public.found_anywhere(asked)))
        and cw.contractor_id = any ((select public.scope_companies())::bigint[])) k;
  end;

-- As before (0039).
create or replace function projects_matching(asked text)
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
