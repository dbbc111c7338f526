-- Service months: a supplier declares whether the contracted service was provided in a month, and the contractor decides.

create table service_month (
  contractor_id bigint not null,
  id bigint generated always as identity unique,
  project_id bigint not null,
  provider_id bigint not null references company, -- crosses owners: shared by contractor and provider
  month date not null check (extract(day from month) = 1),
  -- A provided service needs no decision. Only a confirmed month has no service for the reconcile.
  state text not null check (state in ('provided', 'awaiting_decision', 'confirmed', 'denied', 'withdrawn')),
  -- ADD_EMPLOYEE adds workers without an answer and is not stored.
  action text not null check (action in ('SERVICE_PROVIDED', 'ADD_EMPLOYEE_SERVICE_PROVIDED')),
  note text check (char_length(note) between 1 and 5000 and note ~ '\S'),
  declared_at timestamptz not null,
  declared_by_id bigint not null, -- crosses owners: the user of the supplier, with the name at that time
  declared_by_name text not null,
  reason text check (char_length(reason) between 1 and 5000 and reason ~ '\S'),
  decided_at timestamptz,
  decided_by_id bigint, -- crosses owners: the user of the contractor, with the name at that time
  decided_by_name text,
  version integer not null default 1,
  primary key (contractor_id, id),
  constraint service_month_once unique (contractor_id, project_id, provider_id, month),
  foreign key (contractor_id, project_id) references project (contractor_id, id),
  check ((state in ('confirmed', 'denied')) = (decided_at is not null)),
  check ((state = 'denied') = (reason is not null))
);
-- The lists of both sides.
create index service_month_list on service_month (contractor_id, state, declared_at, id);
create index service_month_list_of_provider on service_month (provider_id, state, declared_at, id);

alter table service_month enable row level security;
create policy read_either on service_month for select to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or provider_id = any ((select scope_companies())::bigint[]));
-- The supplier declares and withdraws; only the contractor decides.
create policy insert_provider on service_month for insert to emdia_app
  with check (provider_id = any ((select scope_companies())::bigint[]) and state in ('provided', 'awaiting_decision')
    and exists (select from project_company l where l.contractor_id = service_month.contractor_id and l.project_id = service_month.project_id
      and l.provider_id = service_month.provider_id));
create policy update_provider on service_month for update to emdia_app
  using (provider_id = any ((select scope_companies())::bigint[]))
  with check (provider_id = any ((select scope_companies())::bigint[]) and state in ('provided', 'awaiting_decision', 'withdrawn'));
create policy update_contractor on service_month for update to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]))
  with check (contractor_id = any ((select scope_companies())::bigint[]) and state in ('confirmed', 'denied'));
grant select, insert on service_month to emdia_app;
grant update (state, action, note, declared_at, declared_by_id, declared_by_name, reason, decided_at, decided_by_id, decided_by_name, version)
  on service_month to emdia_app;

-- Months without service that were confirmed or are corrected.
create function reconcile_new_service_months() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform public.ask_to_reconcile(c.contractor_id, c.project_id, c.provider_id)
    from (select distinct contractor_id, project_id, provider_id from new_rows where state = 'confirmed') c;
  return null;
end $$;
revoke all on function reconcile_new_service_months from public;
create trigger reconcile_new after insert on service_month
  referencing new table as new_rows for each statement execute function reconcile_new_service_months();

create function reconcile_changed_service_months() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform public.ask_to_reconcile(c.contractor_id, c.project_id, c.provider_id)
    from (select distinct n.contractor_id, n.project_id, n.provider_id from new_rows n join old_rows o on o.id = n.id
      where (n.state = 'confirmed') <> (o.state = 'confirmed')) c;
  return null;
end $$;
revoke all on function reconcile_changed_service_months from public;
create trigger reconcile_changed after update on service_month
  referencing old table as old_rows new table as new_rows for each statement execute function reconcile_changed_service_months();
