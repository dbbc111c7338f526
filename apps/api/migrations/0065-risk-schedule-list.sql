-- Indexes and a function for the list of risk schedules.

-- Serve the suspended and the cancelled schedules of a contractor and of a supplier, which are few among those that the indexes by start have.
create index risk_schedule_suspended on risk_schedule (contractor_id, starts_at, id) where suspended_from is not null and not is_cancelled;
create index risk_schedule_suspended_of_provider on risk_schedule (provider_id, starts_at, id) where suspended_from is not null and not is_cancelled;
create index risk_schedule_cancelled on risk_schedule (contractor_id, starts_at, id) where is_cancelled;
create index risk_schedule_cancelled_of_provider on risk_schedule (provider_id, starts_at, id) where is_cancelled;

-- Serves the search for an employee in the list of a supplier.
create index risk_schedule_person_text_of_provider on risk_schedule_person using gin (provider_id, plain_words gin_trgm_ops);

-- Schedules of the companies of the scope with a worker of this name, or none if the trigram index cannot find the text. `like` is not leakproof: under
-- row-level security it cannot use an index, so the function runs as the owner and filters by the scope itself. Schedules that the user does not see
-- are removed by the list.
create function schedules_with_worker(asked text, at_most integer) returns table (id bigint)
  language sql stable security definer rows 500 set search_path = pg_catalog, pg_temp set plan_cache_mode = force_custom_plan
  begin atomic
    select distinct found.schedule_id from (
      (select p.schedule_id from unnest(public.scope_companies()) own (company_id)
        join public.risk_schedule_person p on p.contractor_id = own.company_id and p.plain_words like (select public.found_anywhere(asked)) limit at_most)
      union all
      (select p.schedule_id from unnest(public.scope_companies()) own (company_id)
        join public.risk_schedule_person p on p.provider_id = own.company_id and p.plain_words like (select public.found_anywhere(asked)) limit at_most)
      ) found
    where public.is_found_by_index(asked);
  end;
revoke all on function schedules_with_worker from public;
grant execute on function schedules_with_worker to emdia_app;
