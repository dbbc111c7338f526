-- Why: whoever searches a common word finds thousands of people or projects, and of each it was asked anew for which companies they search.
-- Both are the same as before (0022, 0016), with the companies of the scope read once.

create or replace function workers_matching(asked text)
  returns table (contractor_id bigint, provider_id bigint, worker_id bigint, name text, admission_date date, status text,
    has_pendencies boolean, status_ssma text, status_stp text, by_name boolean)
  language sql stable security definer rows 500 set search_path = pg_catalog, pg_temp
  begin atomic
    select null::bigint, w.provider_id, w.id, w.name, w.admission_date, w.status, w.has_pendencies, w.status_ssma, w.status_stp,
      left(w.plain_words, -1 - char_length(split_part(w.plain_words, ' ', -1))) like (select public.found_anywhere(asked))
    from public.worker w
    where w.provider_id = any ((select public.scope_companies())::bigint[]) and w.removed_at is null and w.plain_words like (select public.found_anywhere(asked))
    union all
    select cw.contractor_id, cw.provider_id, cw.worker_id, cw.name, cw.admission_date, cw.status, cw.has_pendencies, cw.status_ssma, cw.status_stp,
      left(cw.plain_words, -1 - char_length(split_part(cw.plain_words, ' ', -1))) like (select public.found_anywhere(asked))
    from public.contractor_worker cw
    where cw.contractor_id = any ((select public.scope_companies())::bigint[]) and cw.plain_words like (select public.found_anywhere(asked));
  end;

create or replace function projects_matching(asked text)
  returns table (contractor_id bigint, id bigint, name text, start_date date, end_date date, state text, is_draft boolean)
  language sql stable security definer rows 500 set search_path = pg_catalog, pg_temp
  begin atomic
    select p.contractor_id, p.id, p.name, p.start_date, p.end_date, p.state, p.is_draft from public.project p
    where p.contractor_id = any ((select public.scope_companies())::bigint[]) and p.plain_words like public.found_anywhere(asked)
    union all
    select p.contractor_id, p.id, p.name, p.start_date, p.end_date, p.state, p.is_draft from public.project p
    where p.id in (select pc.project_id from public.project_company pc where pc.provider_id = any ((select public.scope_companies())::bigint[]))
      and not p.is_draft and not p.contractor_id = any ((select public.scope_companies())::bigint[]) and p.plain_words like public.found_anywhere(asked);
  end;
