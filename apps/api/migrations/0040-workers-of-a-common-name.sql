-- Why: whoever searches a name that tens of thousands have waited until all of them were named. Nobody needs more than some: a page is then
-- walked in its order, and each row asked for the name of its worker.

-- What somebody typed, to be found anywhere in a plain text but in its last word: the words of a worker are its name and its document.
create function found_before_last(asked text) returns text
  language sql immutable strict parallel safe
  return found_anywhere(asked) || ' %';

-- Workers who are called so, each with its supplier, as `workers_matching` finds them (0034), and whether there may be more than were asked for.
-- Only the index of words is used, for one owner at a time: any other way to so many rows reads most of those that do not have them. What comes
-- before the last word is not asked of the index, which would read much for a space.
create function workers_called(asked text, at_most integer) returns table (workers bigint[], workers_of bigint[], is_cut boolean)
  language sql stable security definer rows 1 set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan
  set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off
  begin atomic
    select coalesce(array_agg(e.worker_id), '{}'), coalesce(array_agg(e.provider_id), '{}'), coalesce(sum(e.times) > at_most, false) from (
      select l.provider_id, l.worker_id, count(*) as times from (
        (select w.provider_id, w.id as worker_id from unnest(public.scope_companies()) own (company_id)
            join public.worker w on w.provider_id = own.company_id and w.plain_words like (select public.found_anywhere(asked))
          where w.removed_at is null and w.plain_words || '' like (select public.found_before_last(asked))
          limit at_most + 1)
        union all
        (select cw.provider_id, cw.worker_id from unnest(public.scope_companies()) own (company_id)
            join public.contractor_worker cw on cw.contractor_id = own.company_id and cw.plain_words like (select public.found_anywhere(asked))
          where cw.plain_words || '' like (select public.found_before_last(asked))
          limit at_most + 1)) l
      group by 1, 2) e;
  end;
revoke all on function workers_called from public;
grant execute on function workers_called to emdia_app;
