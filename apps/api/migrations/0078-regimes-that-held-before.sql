-- Why: a change of regime ended the months that were asked under the former one, approved ones among them, and asked for them under the new:
-- as if it had always held. It holds from a day on, and what held before is kept (docs/decisions/0037).
create table former_regime (
  provider_id bigint not null,
  worker_id bigint not null,
  until date not null, -- its last day; it began when the one before had ended, or with the worker
  regime text not null,
  primary key (provider_id, worker_id, until),
  foreign key (provider_id, worker_id) references worker (provider_id, id)
);
alter table former_regime enable row level security;
create policy read_linked on former_regime for select to emdia_app using (provider_id = any ((select scope_companies())::bigint[]) or supplies_scope(provider_id));
create policy insert_own on former_regime for insert to emdia_app with check (provider_id = any ((select scope_companies())::bigint[]));
create policy delete_own on former_regime for delete to emdia_app using (provider_id = any ((select scope_companies())::bigint[]));
grant select, insert, delete on former_regime to emdia_app;
create trigger reconcile_new after insert on former_regime referencing new table as changed_rows for each statement execute function reconcile_workers_of();
create trigger reconcile_gone after delete on former_regime referencing old table as changed_rows for each statement execute function reconcile_workers_of();
