-- Search of workers by name and document. The functions run as the owner, because `like` is not leakproof and uses no
-- trigram index under row-level security.
-- For a contractor, the words of worker names are in tables that triggers on contractor_worker maintain: a GIN index reads the postings of all
-- contractors, which took 50 to 130 ms for one that sees 200,000 of a million workers.

-- The distinct words in the names of a contractor's workers. A word that no name has any more stays; it matches no row.
create table contractor_word (
  contractor_id bigint not null references company,
  word text collate "C" not null,
  primary key (contractor_id, word)
);
-- Finds the words that match a search. Only a single letter needs a scan of all words. fastupdate is off, so that a
-- search does not read a pending list.
create index contractor_word_parts on contractor_word using gin (contractor_id, word gin_trgm_ops) with (fastupdate = off);
alter table contractor_word enable row level security;
create policy read_own on contractor_word for select to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
grant select on contractor_word to emdia_app;

-- Each word of each name: its position and the text behind it. For one word, rows come in the order of worker ids; several
-- words compare the beginning of `rest`.
create table contractor_worker_word (
  contractor_id bigint not null,
  word text collate "C" not null,
  worker_id bigint not null, -- crosses owners: a row of contractor_worker, whose triggers maintain this one
  place integer not null,
  rest text collate "C" not null,
  primary key (contractor_id, word, worker_id, place)
);
-- Serves searches of several words.
create index contractor_worker_phrase on contractor_worker_word (contractor_id, word, rest) include (worker_id);
alter table contractor_worker_word enable row level security;
create policy read_own on contractor_worker_word for select to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
grant select on contractor_worker_word to emdia_app;

-- Search text of workers that a contractor no longer sees, because their pendencies stay in its list (R-477).
-- Their words stay in the tables above.
create table contractor_gone_worker (
  contractor_id bigint not null references company,
  worker_id bigint not null, -- crosses owners: a former row of contractor_worker
  plain_words text not null,
  primary key (contractor_id, worker_id)
);
alter table contractor_gone_worker enable row level security;
create policy read_own on contractor_gone_worker for select to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
grant select on contractor_gone_worker to emdia_app;

-- Adds the words of new workers, sorted, so that two transactions with the same words do not deadlock.
create function keep_words_of_new_workers() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  insert into public.contractor_word (contractor_id, word)
    select distinct n.contractor_id, w.word from new_workers n cross join lateral public.words_of_name(n.plain_words) w order by 1, 2
    on conflict do nothing;
  insert into public.contractor_worker_word (contractor_id, word, worker_id, place, rest)
    select n.contractor_id, w.word, n.worker_id, w.place, w.rest from new_workers n cross join lateral public.words_of_name(n.plain_words) w order by 1, 2, 3;
  return null;
end $$;
revoke all on function keep_words_of_new_workers from public;
create trigger keep_words_of_new_workers after insert on contractor_worker
  referencing new table as new_workers for each statement execute function keep_words_of_new_workers();

-- Replaces the words of a renamed worker.
create function keep_words_of_changed_worker() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  delete from public.contractor_worker_word k using public.words_of_name(old.plain_words) w
    where k.contractor_id = old.contractor_id and k.word = w.word and k.worker_id = old.worker_id and k.place = w.place;
  insert into public.contractor_word (contractor_id, word)
    select distinct new.contractor_id, w.word from public.words_of_name(new.plain_words) w order by 2 on conflict do nothing;
  insert into public.contractor_worker_word (contractor_id, word, worker_id, place, rest)
    select new.contractor_id, w.word, new.worker_id, w.place, w.rest from public.words_of_name(new.plain_words) w;
  return null;
end $$;
revoke all on function keep_words_of_changed_worker from public;
create trigger keep_words_of_renamed_worker after update of plain_words on contractor_worker
  for each row when (old.plain_words is distinct from new.plain_words) execute function keep_words_of_changed_worker();

-- Stores the search text of a removed worker.
create function keep_gone_worker() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  insert into public.contractor_gone_worker (contractor_id, worker_id, plain_words) values (old.contractor_id, old.worker_id, old.plain_words)
    on conflict (contractor_id, worker_id) do update set plain_words = excluded.plain_words;
  return null;
end $$;
revoke all on function keep_gone_worker from public;
create trigger keep_gone_worker after delete on contractor_worker for each row execute function keep_gone_worker();

-- Own workers with the text in their name, by the trigram index, removed ones included. The settings leave only its bitmap scan, because a generic
-- plan does not know the text and would scan what was a small table when it was made.
create function own_workers_found_by_index(asked text, at_most integer) returns table (workers bigint[], is_cut boolean)
  language sql stable security definer rows 1 set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan
  set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off
  begin atomic
    select coalesce(array_agg(distinct l.worker_id), '{}'), coalesce(count(*) > at_most, false) from (
      select w.id as worker_id from unnest(public.scope_companies()) own (company_id)
        join public.worker w on w.provider_id = own.company_id and w.plain_words like (select public.found_anywhere(asked))
      where w.plain_words || '' like (select public.found_before_last(asked))
      limit at_most + 1) l;
  end;
revoke all on function own_workers_found_by_index from public;
grant execute on function own_workers_found_by_index to emdia_app;

-- The same for texts too short for the trigram index: reads the workers of the scope.
create function own_workers_read_through(asked text, at_most integer) returns table (workers bigint[], is_cut boolean)
  language sql stable security definer rows 1 set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan
  set enable_seqscan = off set enable_bitmapscan = off
  begin atomic
    select coalesce(array_agg(distinct l.worker_id), '{}'), coalesce(count(*) > at_most, false) from (
      select w.id as worker_id from public.worker w
      where w.provider_id = any ((select public.scope_companies())::bigint[])
        and textlike(' ' || w.plain_words, (select public.found_before_last(asked)))
      limit at_most + 1) l;
  end;
revoke all on function own_workers_read_through from public;
grant execute on function own_workers_read_through to emdia_app;

-- The words that match the first word of the search, by the trigram index or, for short texts, by a range or a scan of the words.
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

-- Up to at_most workers of a contractor with the text in their name, sorted by id, so that the caller finds an id by binary search. A single
-- matching word is read in that order and not sorted.
create function contractor_workers_called(asked text, at_most integer) returns table (workers bigint[], is_cut boolean)
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
revoke all on function contractor_workers_called from public;
grant execute on function contractor_workers_called to emdia_app;

-- Own workers and workers of the scope as a contractor, each id once.
create function workers_called(asked text, at_most integer) returns table (workers bigint[], is_cut boolean)
  language sql stable rows 1
  begin atomic
    select case when own.workers = '{}' then seen.workers when seen.workers = '{}' then own.workers
        else array(select id from unnest(own.workers) id union select id from unnest(seen.workers) id order by id) end,
      own.is_cut or seen.is_cut
    from (
        select f.workers, f.is_cut from own_workers_found_by_index(asked, at_most) f where (select is_found_by_index(asked))
        union all
        select r.workers, r.is_cut from own_workers_read_through(asked, at_most) r where not (select is_found_by_index(asked))) own
      cross join contractor_workers_called(asked, at_most) seen;
  end;
revoke all on function workers_called from public;
grant execute on function workers_called to emdia_app;

-- `like` patterns for a text of several words, as `found_in_words` finds it. A short text is found at the beginning of the text or behind a space:
-- two patterns, because the trigram index can serve both, and none on an expression that adds a space to the text.
create function word_patterns(asked text) returns text[]
  language sql immutable strict parallel safe
  return case when is_found_by_index(asked) then array[found_anywhere(asked)] else array[found_in_word(asked), '% ' || found_in_word(asked)] end;

-- Workers of the scope whose name matches, and workers of whom only the document matches, for users who may read documents. An index is read for one
-- company at a time, because for several it returns the matches of all companies. `like` is not leakproof: under row-level security it cannot use an
-- index, so that the function runs as its owner and repeats the policies.
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
