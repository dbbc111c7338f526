-- Why: what is asked of a time in which somebody worked stays in the list when they are removed from their supplier (R-477), under a name by which
-- nobody found it any more.

-- By what name a contractor finds the documents of whom it sees no more; their words stay where they are.
create table contractor_gone_worker (
  contractor_id bigint not null references company,
  worker_id bigint not null, -- crosses owners: whom `contractor_worker` named
  plain_words text not null,
  primary key (contractor_id, worker_id)
);
alter table contractor_gone_worker enable row level security;
create policy read_own on contractor_gone_worker for select to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
grant select on contractor_gone_worker to emdia_app; -- written by the trigger below alone

create function keep_gone_worker() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  insert into public.contractor_gone_worker (contractor_id, worker_id, plain_words) values (old.contractor_id, old.worker_id, old.plain_words)
    on conflict (contractor_id, worker_id) do update set plain_words = excluded.plain_words;
  return null;
end $$;
revoke all on function keep_gone_worker from public;
drop trigger keep_words_of_gone_worker on contractor_worker;
create trigger keep_gone_worker after delete on contractor_worker for each row execute function keep_gone_worker();

-- As before (0068), of who is renamed alone.
create or replace function keep_words_of_changed_worker() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
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

-- Those who were removed before.
insert into contractor_gone_worker (contractor_id, worker_id, plain_words)
  select distinct pw.contractor_id, w.id, w.plain_words from worker w join project_worker pw on pw.provider_id = w.provider_id and pw.worker_id = w.id
  where w.removed_at is not null;
insert into contractor_word (contractor_id, word)
  select distinct g.contractor_id, w.word from contractor_gone_worker g cross join lateral words_of_name(g.plain_words) w order by 1, 2 on conflict do nothing;
insert into contractor_worker_word (contractor_id, word, worker_id, place, rest)
  select g.contractor_id, w.word, g.worker_id, w.place, w.rest from contractor_gone_worker g cross join lateral words_of_name(g.plain_words) w
  order by 1, 2, 3 on conflict do nothing;

-- As before (0070), whoever was removed among them.
create or replace function own_workers_found_by_index(asked text, at_most integer) returns table (workers bigint[], is_cut boolean)
  language sql stable security definer rows 1 set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan
  set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off
  begin atomic
    select coalesce(array_agg(distinct l.worker_id), '{}'), coalesce(count(*) > at_most, false) from (
      select w.id as worker_id from unnest(public.scope_companies()) own (company_id)
        join public.worker w on w.provider_id = own.company_id and w.plain_words like (select public.found_anywhere(asked))
      where w.plain_words || '' like (select public.found_before_last(asked))
      limit at_most + 1) l;
  end;
create or replace function own_workers_read_through(asked text, at_most integer) returns table (workers bigint[], is_cut boolean)
  language sql stable security definer rows 1 set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan
  set enable_seqscan = off set enable_bitmapscan = off
  begin atomic
    select coalesce(array_agg(distinct l.worker_id), '{}'), coalesce(count(*) > at_most, false) from (
      select w.id as worker_id from public.worker w
      where w.provider_id = any ((select public.scope_companies())::bigint[]) and textlike(w.plain_words, (select public.found_before_last(asked)))
      limit at_most + 1) l;
  end;
