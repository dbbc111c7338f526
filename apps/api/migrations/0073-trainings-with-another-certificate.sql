-- Why: a training that got another certificate without a new version of the activities that demand it asked for nothing until the night.
create function reconcile_trainings() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform public.ask_to_reconcile(l.contractor_id, l.project_id, null)
    from (select distinct r.contractor_id, r.project_id from new_rows n
      join old_rows o on o.id = n.id and (o.document_owner_id, o.document_type_id) <> (n.document_owner_id, n.document_type_id)
      join public.risk_activity_training t on t.training_id = n.id
      join public.risk_activity a on a.owner_id = t.owner_id and a.id = t.risk_activity_id and a.version = t.version
      join public.project_risk_activity r on r.activity_owner_id = a.owner_id and r.activity_id = a.id) l;
  return null;
end $$;
revoke all on function reconcile_trainings from public;
create trigger reconcile_changed after update on training
  referencing old table as old_rows new table as new_rows for each statement execute function reconcile_trainings();
