-- Why: whether a row is of somebody who is called so was asked of a table of all who are, put up for each list: of eighty thousand that took longer
-- than to read the page. In the order of their ids each is found by halving, and nothing is put up.

-- Workers whom contractors see and who have the words, as often as they have them: of several the first ends a word of the name, and the others
-- are how its rest begins.
create function contractor_workers_with(asked text) returns table (worker_id bigint) language sql stable
  begin atomic
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
    where (select public.behind_first_word(asked)) is not null;
  end;
revoke all on function contractor_workers_with from public;

-- As before (0068), in the order of their ids; whoever has a word twice is named twice. Where all are wanted none of them is counted.
create or replace function contractor_workers_called(asked text, at_most integer) returns table (workers bigint[], is_cut boolean)
  language sql stable security definer rows 1 set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan
  set enable_seqscan = off set enable_bitmapscan = off
  begin atomic
    select array(select w.worker_id from public.contractor_workers_with(asked) w order by 1), false where at_most is null
    union all
    select s.workers, cardinality(s.workers) > at_most from (
      select array(select l.worker_id from (select w.worker_id from public.contractor_workers_with(asked) w limit at_most + 1) l order by 1) as workers
      where at_most is not null offset 0) s;
  end;

-- As before (0068), in the order of the ids, each once.
create or replace function own_workers_found_by_index(asked text, at_most integer) returns table (workers bigint[], is_cut boolean)
  language sql stable security definer rows 1 set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan
  set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off
  begin atomic
    select coalesce(array_agg(distinct l.worker_id), '{}'), coalesce(count(*) > at_most, false) from (
      select w.id as worker_id from unnest(public.scope_companies()) own (company_id)
        join public.worker w on w.provider_id = own.company_id and w.plain_words like (select public.found_anywhere(asked))
      where w.removed_at is null and w.plain_words || '' like (select public.found_before_last(asked))
      limit at_most + 1) l;
  end;
create or replace function own_workers_read_through(asked text, at_most integer) returns table (workers bigint[], is_cut boolean)
  language sql stable security definer rows 1 set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan
  set enable_seqscan = off set enable_bitmapscan = off
  begin atomic
    select coalesce(array_agg(distinct l.worker_id), '{}'), coalesce(count(*) > at_most, false) from (
      select w.id as worker_id from public.worker w
      where w.provider_id = any ((select public.scope_companies())::bigint[]) and w.removed_at is null
        and textlike(w.plain_words, (select public.found_before_last(asked)))
      limit at_most + 1) l;
  end;

-- Who is seen from both sides is named once.
create or replace function workers_called(asked text, at_most integer) returns table (workers bigint[], is_cut boolean)
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

-- As before (0058), in the order of the ids; they are found first (`offset 0`), or all projects would be read in that order.
create or replace function all_projects_called(asked text, by_contract boolean) returns bigint[]
  language sql stable security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan
  set enable_seqscan = off set enable_bitmapscan = off
  begin atomic
    select coalesce(array_agg(distinct l.id), '{}') from (
      select p.id from unnest(public.scope_companies()) own (company_id) join public.project p on p.contractor_id = own.company_id
      where case when by_contract then p.plain_contract else p.plain_name end like (select public.found_anywhere(asked)) offset 0) l;
  end;
