-- Why: what a contractor asks about workers beyond the common fields is filled in by their supplier, and read by nobody else than the two.

create table worker_field_value (
  contractor_id bigint not null,
  field_id bigint not null,
  provider_id bigint not null, -- crosses owners: shared by contractor and provider
  worker_id bigint not null, -- crosses owners: the provider's record
  value text not null check (char_length(value) between 1 and 1000),
  primary key (contractor_id, field_id, worker_id),
  foreign key (contractor_id, field_id) references custom_field (contractor_id, id),
  foreign key (provider_id, worker_id) references worker (provider_id, id)
);
create index worker_field_value_worker on worker_field_value (provider_id, worker_id);
alter table worker_field_value enable row level security;
create policy read_either on worker_field_value for select to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or provider_id = any ((select scope_companies())::bigint[]));
-- A supplier answers for its own people, and answers those that it works for.
create policy insert_own on worker_field_value for insert to emdia_app
  with check (provider_id = any ((select scope_companies())::bigint[]) and exists (select from project_company pc
    where pc.contractor_id = worker_field_value.contractor_id and pc.provider_id = worker_field_value.provider_id));
create policy update_own on worker_field_value for update to emdia_app using (provider_id = any ((select scope_companies())::bigint[]));
create policy delete_own on worker_field_value for delete to emdia_app using (provider_id = any ((select scope_companies())::bigint[]));
grant select, insert, delete on worker_field_value to emdia_app;
-- An answer may change; whose it is, and to which question, may not.
grant update (value) on worker_field_value to emdia_app;
