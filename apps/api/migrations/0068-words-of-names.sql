-- Why: the index of words has those of everybody. A contractor who sees two hundred thousand workers of a million waited 50 ms for those of a rare
-- name, 70 for those of a common one and 130 for two letters. The words in the names that a contractor sees are some thousands: they are looked
-- through, and each leads to its workers.

-- Each word of the names of a contractor's workers.
create table contractor_word (
  contractor_id bigint not null references company,
  word text collate "C" not null,
  primary key (contractor_id, word)
);
-- Whose name has it in which place, and what comes behind it there. Of one word workers are found in the order of their ids, in which whatever is
-- asked of them is looked for; of several words by how the rest begins.
create table contractor_worker_word (
  contractor_id bigint not null,
  word text collate "C" not null,
  worker_id bigint not null, -- crosses owners: whom `contractor_worker` names, whose triggers take it away with it
  place integer not null,
  rest text collate "C" not null,
  primary key (contractor_id, word, worker_id, place)
);
create index contractor_worker_phrase on contractor_worker_word (contractor_id, word, rest) include (worker_id);
alter table contractor_word enable row level security;
alter table contractor_worker_word enable row level security;
create policy read_own on contractor_word for select to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
create policy read_own on contractor_worker_word for select to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
grant select on contractor_word, contractor_worker_word to emdia_app; -- written by the triggers below alone

-- Of what is searched of a worker the last word is a document, and no name.
create function words_of_name(plain_words text) returns table (word text, place integer, rest text)
  language sql immutable strict parallel safe rows 4
  begin atomic
    select n.words[i], i, array_to_string(n.words[i + 1:], ' ')
    from (select trim_array(string_to_array(plain_words, ' '), 1) as words) n cross join lateral generate_subscripts(n.words, 1) i
    where n.words[i] <> '';
  end;

insert into contractor_worker_word (contractor_id, word, worker_id, place, rest)
  select cw.contractor_id, w.word, cw.worker_id, w.place, w.rest from contractor_worker cw cross join lateral words_of_name(cw.plain_words) w order by 1, 2, 3;
insert into contractor_word (contractor_id, word) select distinct contractor_id, word from contractor_worker_word;

-- In one order: two who bring the same words never wait for each other crosswise.
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

-- A word that nobody has any more stays known: it leads to nobody.
create function keep_words_of_changed_worker() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  delete from public.contractor_worker_word k using public.words_of_name(old.plain_words) w
    where k.contractor_id = old.contractor_id and k.word = w.word and k.worker_id = old.worker_id and k.place = w.place;
  if tg_op = 'UPDATE' then
    insert into public.contractor_word (contractor_id, word)
      select distinct new.contractor_id, w.word from public.words_of_name(new.plain_words) w order by 2 on conflict do nothing;
    insert into public.contractor_worker_word (contractor_id, word, worker_id, place, rest)
      select new.contractor_id, w.word, new.worker_id, w.place, w.rest from public.words_of_name(new.plain_words) w;
  end if;
  return null;
end $$;
revoke all on function keep_words_of_changed_worker from public;
create trigger keep_words_of_renamed_worker after update of plain_words on contractor_worker
  for each row when (old.plain_words is distinct from new.plain_words) execute function keep_words_of_changed_worker();
create trigger keep_words_of_gone_worker after delete on contractor_worker
  for each row execute function keep_words_of_changed_worker();

create function behind_first_word(asked text) returns text
  language sql immutable strict parallel safe
  return nullif(substr(plain_text(asked), 1 + strpos(plain_text(asked), ' ')), plain_text(asked));

-- Workers whom contractors see and who are called so, in the order of their ids: whatever is asked of thousands is looked for in it. Of several
-- words the first ends a word of the name, and the others are how its rest begins.
create function contractor_workers_called(asked text, at_most integer) returns table (workers bigint[], is_cut boolean)
  language sql stable security definer rows 1 set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan
  set enable_seqscan = off set enable_bitmapscan = off
  begin atomic
    select coalesce(array_agg(distinct l.worker_id), '{}'), coalesce(count(*) > at_most, false) from (
      select k.worker_id from unnest(public.scope_companies()) own (company_id)
        join public.contractor_word d on d.contractor_id = own.company_id and textlike(d.word, (select public.found_anywhere(asked)))
        join public.contractor_worker_word k on k.contractor_id = d.contractor_id and k.word = d.word
      where (select public.behind_first_word(asked)) is null
      union all
      select k.worker_id from unnest(public.scope_companies()) own (company_id)
        join public.contractor_word d on d.contractor_id = own.company_id
          and textlike(d.word, (select split_part(public.found_anywhere(asked), ' ', 1)))
        join public.contractor_worker_word k on k.contractor_id = d.contractor_id and k.word = d.word
          and k.rest between (select public.behind_first_word(asked)) and (select public.behind_first_word(asked) || U&'\+10FFFF')
      where (select public.behind_first_word(asked)) is not null
      limit at_most + 1) l;
  end;
revoke all on function contractor_workers_called from public;
grant execute on function contractor_workers_called to emdia_app;

-- As before (0056, 0067), of a supplier's own workers alone.
drop function workers_called;
drop function workers_found_by_index;
drop function workers_read_through;
drop index contractor_worker_names;
create function own_workers_found_by_index(asked text, at_most integer) returns table (workers bigint[], is_cut boolean)
  language sql stable security definer rows 1 set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan
  set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off
  begin atomic
    select coalesce(array_agg(l.worker_id), '{}'), coalesce(count(*) > at_most, false) from (
      select w.id as worker_id from unnest(public.scope_companies()) own (company_id)
        join public.worker w on w.provider_id = own.company_id and w.plain_words like (select public.found_anywhere(asked))
      where w.removed_at is null and w.plain_words || '' like (select public.found_before_last(asked))
      limit at_most + 1) l;
  end;
create function own_workers_read_through(asked text, at_most integer) returns table (workers bigint[], is_cut boolean)
  language sql stable security definer rows 1 set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan
  set enable_seqscan = off set enable_bitmapscan = off
  begin atomic
    select coalesce(array_agg(l.worker_id), '{}'), coalesce(count(*) > at_most, false) from (
      select w.id as worker_id from public.worker w
      where w.provider_id = any ((select public.scope_companies())::bigint[]) and w.removed_at is null
        and textlike(w.plain_words, (select public.found_before_last(asked)))
      limit at_most + 1) l;
  end;
revoke all on function own_workers_found_by_index, own_workers_read_through from public;
grant execute on function own_workers_found_by_index, own_workers_read_through to emdia_app;

-- Whoever is seen from both sides may be named twice.
create function workers_called(asked text, at_most integer) returns table (workers bigint[], is_cut boolean)
  language sql stable rows 1
  begin atomic
    select own.workers || seen.workers, own.is_cut or seen.is_cut
    from (
        select f.workers, f.is_cut from own_workers_found_by_index(asked, at_most) f where (select is_found_by_index(asked))
        union all
        select r.workers, r.is_cut from own_workers_read_through(asked, at_most) r where not (select is_found_by_index(asked))) own
      cross join contractor_workers_called(asked, at_most) seen;
  end;
revoke all on function workers_called from public;
grant execute on function workers_called to emdia_app;
