-- Why: what is asked is compared every night with what the facts demand, of removed projects too, and what a waiting job will put right is no
-- fault. And a figure that a contractor decides for itself is a fact like any other: it asked for nothing, and waited for the next midnight.

-- Whether a job waits or runs under one of these keys; one whose attempts are used up does neither.
create function is_asked_for(job_keys text[]) returns boolean language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return exists (select from graphile_worker.jobs j where j.key = any (job_keys) and j.attempts < j.max_attempts);
end $$;
revoke all on function is_asked_for from public;
grant execute on function is_asked_for to emdia_app;

alter policy sweep_begun on project using (not is_draft);

-- Which figures the rule reads is the rule's business: any of them asks for it, the platform's (0) everywhere.
create function ask_to_reconcile_owners(owners bigint[]) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform public.ask_to_reconcile(p.contractor_id, p.id, null) from public.project p
    where not p.is_draft and p.state <> 'removed' and (0 = any (owners) or p.contractor_id = any (owners));
end $$;
revoke all on function ask_to_reconcile_owners from public;

create function reconcile_figures() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform public.ask_to_reconcile_owners(array(select distinct owner_id from new_rows));
  return null;
end $$;
revoke all on function reconcile_figures from public;
create trigger reconcile_new after insert on norm_figure referencing new table as new_rows for each statement execute function reconcile_figures();

create function reconcile_changed_figures() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform public.ask_to_reconcile_owners(array(select distinct n.owner_id from new_rows n join old_rows o on o.id = n.id where o.value <> n.value));
  return null;
end $$;
revoke all on function reconcile_changed_figures from public;
create trigger reconcile_changed after update on norm_figure
  referencing old table as old_rows new table as new_rows for each statement execute function reconcile_changed_figures();
