-- Why: one or two letters stand somewhere in every other name. Whoever had typed them waited for tens of thousands, most of whom they did not
-- mean. They are how a word of the name begins; from three letters on they stand anywhere, as before.

-- How a word looks that somebody means, and how the words do with a space before them.
create function found_in_word(asked text) returns text
  language sql immutable strict parallel safe
  return case when is_found_by_index(asked) then found_anywhere(asked) else substr(found_anywhere(asked), 2) end;
create function found_in_words(asked text) returns text
  language sql immutable strict parallel safe
  return case when is_found_by_index(asked) then found_in_word(asked) else '% ' || found_in_word(asked) end;

-- The same of what comes before the last word, which is a document.
create or replace function found_before_last(asked text) returns text
  language sql immutable strict parallel safe
  return found_in_words(asked) || ' %';

-- The words of the names of a contractor's workers that look like the first that somebody means. Three letters in a row lead to them, or two with
-- which a word ends, or those with which it begins: the thousands of words that a contractor has are looked through only for a single letter.
create index contractor_word_parts on contractor_word using gin (contractor_id, word gin_trgm_ops) with (fastupdate = off);
create function word_is_found_by_index(asked text) returns boolean
  language sql immutable strict parallel safe
  return is_found_by_index(asked) and (behind_first_word(asked) is null or split_part(plain_text(asked), ' ', 1) ~ '[[:alnum:]]{2}$');
create function contractor_words_meant(asked text) returns table (contractor_id bigint, word text)
  language sql stable security definer rows 5 set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan
  set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off set enable_bitmapscan = on
  begin atomic
    select d.contractor_id, d.word from unnest(public.scope_companies()) own (company_id)
      join public.contractor_word d on d.contractor_id = own.company_id and d.word like (select split_part(public.found_in_word(asked), ' ', 1))
    where (select public.word_is_found_by_index(asked))
    union all
    select d.contractor_id, d.word from unnest(public.scope_companies()) own (company_id)
      join public.contractor_word d on d.contractor_id = own.company_id and textlike(d.word, (select split_part(public.found_in_word(asked), ' ', 1)))
        and d.word >= (select case when public.is_found_by_index(asked) then '' else split_part(public.plain_text(asked), ' ', 1) end)
        and d.word <= (select case when public.is_found_by_index(asked) then '' else split_part(public.plain_text(asked), ' ', 1) end || U&'\+10FFFF')
    where not (select public.word_is_found_by_index(asked));
  end;
revoke all on function contractor_words_meant from public;

-- As before (0070), in the order of their ids. Where a single word is meant, those who have it are read in that order and not sorted.
create or replace function contractor_workers_called(asked text, at_most integer) returns table (workers bigint[], is_cut boolean)
  language sql stable security definer rows 1 set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan
  set enable_seqscan = off set enable_bitmapscan = off
  begin atomic
    with meant as materialized (select m.contractor_id, m.word from public.contractor_words_meant(asked) m),
      single as materialized (select m.contractor_id, m.word from meant m where (select count(*) from meant) = 1)
    select c.workers, coalesce(cardinality(c.workers) > at_most, false) from (select case
        when (select public.behind_first_word(asked)) is not null then array(
          select l.worker_id from (
            select k.worker_id from meant m join public.contractor_worker_word k on k.contractor_id = m.contractor_id and k.word = m.word
              and k.rest between (select public.behind_first_word(asked)) and (select public.behind_first_word(asked) || U&'\+10FFFF')
            limit at_most + 1) l order by 1)
        when exists (select from single) then array(
          select k.worker_id from public.contractor_worker_word k
          where k.contractor_id = (select o.contractor_id from single o) and k.word = (select o.word from single o)
          order by k.worker_id limit at_most + 1)
        else array(
          select l.worker_id from (
            select k.worker_id from meant m join public.contractor_worker_word k on k.contractor_id = m.contractor_id and k.word = m.word
            limit at_most + 1) l order by 1)
      end as workers offset 0) c;
  end;
drop function contractor_workers_with;

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

-- As before (0067). Of each company whose people they are, or who sees them, the index is asked by itself: of several at once it reads whoever in
-- the world is called so.
create or replace function workers_matching(asked text)
  returns table (contractor_id bigint, provider_id bigint, worker_id bigint, name text, admission_date date, status text,
    has_pendencies boolean, status_ssma text, status_stp text, by_name boolean)
  language sql stable security definer rows 500 set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan
  begin atomic
    select k.contractor_id, k.provider_id, k.worker_id, k.name, k.admission_date, k.status, k.has_pendencies, k.status_ssma, k.status_stp,
      ' ' || k.plain_words like (select public.found_before_last(asked))
    from (
      select null::bigint as contractor_id, w.provider_id, w.id as worker_id, w.name, w.admission_date, w.status, w.has_pendencies, w.status_ssma,
        w.status_stp, w.plain_words
      from unnest(public.scope_companies()) own (company_id)
        join public.worker w on w.provider_id = own.company_id and w.plain_words like (select public.found_anywhere(asked))
      where (select public.is_found_by_index(asked)) and w.removed_at is null
      union all
      select null, w.provider_id, w.id, w.name, w.admission_date, w.status, w.has_pendencies, w.status_ssma, w.status_stp, w.plain_words
      from public.worker w
      where not (select public.is_found_by_index(asked)) and textlike(' ' || w.plain_words, (select public.found_in_words(asked)))
        and w.provider_id = any ((select public.scope_companies())::bigint[]) and w.removed_at is null
      union all
      select cw.contractor_id, cw.provider_id, cw.worker_id, cw.name, cw.admission_date, cw.status, cw.has_pendencies, cw.status_ssma,
        cw.status_stp, cw.plain_words
      from unnest(public.scope_companies()) own (company_id)
        join public.contractor_worker cw on cw.contractor_id = own.company_id and cw.plain_words like (select public.found_anywhere(asked))
      where (select public.is_found_by_index(asked))
      union all
      select cw.contractor_id, cw.provider_id, cw.worker_id, cw.name, cw.admission_date, cw.status, cw.has_pendencies, cw.status_ssma,
        cw.status_stp, cw.plain_words
      from public.contractor_worker cw
      where not (select public.is_found_by_index(asked)) and textlike(' ' || cw.plain_words, (select public.found_in_words(asked)))
        and cw.contractor_id = any ((select public.scope_companies())::bigint[])) k;
  end;
