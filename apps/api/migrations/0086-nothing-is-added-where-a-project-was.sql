-- Why: a project that had no document was removed while somebody was adding one, and one was added before what is asked in it had come to rest.

-- Holds the project of a pendency for its supplier, who may not hold what is the contractor's, and says whether it is there: whoever removes it
-- waits for the caller, and is waited for. It is planned once: planned anew for each document, as everything else here, it would cost more than that.
create function hold_project_of(asked_contractor bigint, asked_pendency bigint) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan
as $$
begin
  perform from public.pendency p join public.project pr on pr.contractor_id = p.contractor_id and pr.id = p.project_id
    where p.contractor_id = asked_contractor and p.id = asked_pendency and p.provider_id = any (public.scope_companies())
      and pr.state <> 'removed'
    for key share of pr;
  return found;
end $$;
revoke all on function hold_project_of from public;
grant execute on function hold_project_of to emdia_app;
