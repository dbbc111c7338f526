-- Why: whether a contractor keeps somebody out follows from who they are, and a document that was corrected asked for nothing until the next day.
create or replace function reconcile_changed_workers() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform public.ask_to_reconcile_workers(array(select n.id from new_rows n join old_rows o on o.id = n.id
    where (n.regime, n.person_id) is distinct from (o.regime, o.person_id)));
  return null;
end $$;
