-- Why: one or two letters stand somewhere in every other name. Whoever had typed them waited for tens of thousands, most of whom they did not
-- mean. They are how a word of the name begins; from three letters on they stand anywhere, as before.

-- How the words look, with a space before them, of whoever is meant.
create function found_in_words(asked text) returns text
  language sql immutable strict parallel safe
  return case when is_found_by_index(asked) then found_anywhere(asked) else '% ' || substr(found_anywhere(asked), 2) end;

-- The same of what comes before the last word, which is a document.
create or replace function found_before_last(asked text) returns text
  language sql immutable strict parallel safe
  return found_in_words(asked) || ' %';

-- As before (0070). Of several words the first ends a word of the name, or of few letters is one.
create or replace function contractor_workers_with(asked text) returns table (worker_id bigint) language sql stable
  begin atomic
    select k.worker_id from unnest(public.scope_companies()) own (company_id)
      join public.contractor_word d on d.contractor_id = own.company_id and textlike(' ' || d.word, (select public.found_in_words(asked)))
      join public.contractor_worker_word k on k.contractor_id = d.contractor_id and k.word = d.word
    where (select public.behind_first_word(asked)) is null
    union all
    select k.worker_id from unnest(public.scope_companies()) own (company_id)
      join public.contractor_word d on d.contractor_id = own.company_id
        and textlike(' ' || d.word, (select substring(public.found_in_words(asked) from '^% ?[^ ]*')))
      join public.contractor_worker_word k on k.contractor_id = d.contractor_id and k.word = d.word
        and k.rest between (select public.behind_first_word(asked)) and (select public.behind_first_word(asked) || U&'\+10FFFF')
    where (select public.behind_first_word(asked)) is not null;
  end;

-- As before (0074).
create or replace function own_workers_read_through(asked text, at_most integer) returns table (workers bigint[], is_cut boolean)
  language sql stable security definer rows 1 set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan
  set enable_seqscan = off set enable_bitmapscan = off
  begin atomic
    select coalesce(array_agg(distinct l.worker_id), '{}'), coalesce(count(*) > at_most, false) from (
      select w.id as worker_id from public.worker w
      where w.provider_id = any ((select public.scope_companies())::bigint[])
        and textlike(' ' || w.plain_words, (select public.found_before_last(asked)))
      limit at_most + 1) l;
  end;

-- As before (0067).
create or replace function workers_matching(asked text)
  returns table (contractor_id bigint, provider_id bigint, worker_id bigint, name text, admission_date date, status text,
    has_pendencies boolean, status_ssma text, status_stp text, by_name boolean)
  language sql stable security definer rows 500 set search_path = pg_catalog, pg_temp
  begin atomic
    select k.contractor_id, k.provider_id, k.worker_id, k.name, k.admission_date, k.status, k.has_pendencies, k.status_ssma, k.status_stp,
      ' ' || left(k.plain_words, -1 - char_length(split_part(k.plain_words, ' ', -1))) like (select public.found_in_words(asked))
    from (
      select null::bigint as contractor_id, w.provider_id, w.id as worker_id, w.name, w.admission_date, w.status, w.has_pendencies, w.status_ssma,
        w.status_stp, w.plain_words
      from public.worker w
      where (select public.is_found_by_index(asked)) and w.plain_words like (select public.found_anywhere(asked))
        and w.provider_id = any ((select public.scope_companies())::bigint[]) and w.removed_at is null
      union all
      select null, w.provider_id, w.id, w.name, w.admission_date, w.status, w.has_pendencies, w.status_ssma, w.status_stp, w.plain_words
      from public.worker w
      where not (select public.is_found_by_index(asked)) and textlike(' ' || w.plain_words, (select public.found_in_words(asked)))
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
      where not (select public.is_found_by_index(asked)) and textlike(' ' || cw.plain_words, (select public.found_in_words(asked)))
        and cw.contractor_id = any ((select public.scope_companies())::bigint[])) k;
  end;
