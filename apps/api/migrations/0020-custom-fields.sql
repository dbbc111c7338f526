-- Custom fields that a contractor defines for suppliers and their workers, in groups.

-- A group of custom fields, for all suppliers or for chosen ones.
create table company_group (
  contractor_id bigint not null references company,
  id bigint generated always as identity unique,
  name text collate "pt-BR-x-icu" not null check (char_length(name) between 1 and 100),
  activated boolean not null default true,
  for_all boolean not null,
  version integer not null default 1,
  primary key (contractor_id, id)
);
-- Unique names per contractor, ignoring accents and case.
create unique index company_group_name on company_group (contractor_id, plain_text(name));
alter table company_group enable row level security;
-- A supplier reads the fields that the forms of its workers show.
create policy read_linked on company_group for select to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or array_position((select scope_contractors())::bigint[], contractor_id) is not null);
create policy insert_own on company_group for insert to emdia_app with check (contractor_id = any ((select scope_companies())::bigint[]));
create policy update_own on company_group for update to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
grant select, insert, update on company_group to emdia_app;

-- A field of a group. Its kind never changes, so stored values stay valid.
create table custom_field (
  contractor_id bigint not null,
  id bigint generated always as identity unique,
  group_id bigint not null,
  name text collate "pt-BR-x-icu" not null check (char_length(name) between 1 and 100),
  hint text check (char_length(hint) between 1 and 200),
  applies_to text not null check (applies_to in ('employee', 'provider')),
  required boolean not null,
  kind text not null check (kind in ('text', 'number', 'date', 'choice')),
  max_length integer check (max_length between 1 and 1000),
  minimum double precision,
  maximum double precision,
  options text[] check (cardinality(options) between 2 and 50),
  retired boolean not null default false,
  version integer not null default 1,
  primary key (contractor_id, id),
  unique (contractor_id, group_id, id),
  foreign key (contractor_id, group_id) references company_group (contractor_id, id),
  check ((kind = 'text') = (max_length is not null)),
  check (kind = 'number' or num_nonnulls(minimum, maximum) = 0),
  check (minimum <= maximum),
  check ((kind = 'choice') = (options is not null))
);
-- Unique names among current fields of a group.
create unique index custom_field_name on custom_field (contractor_id, group_id, plain_text(name)) where not retired;
alter table custom_field enable row level security;
create policy read_linked on custom_field for select to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or array_position((select scope_contractors())::bigint[], contractor_id) is not null);
create policy insert_own on custom_field for insert to emdia_app with check (contractor_id = any ((select scope_companies())::bigint[]));
create policy update_own on custom_field for update to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
grant select, insert, update on custom_field to emdia_app;

-- Whether a group applies to one supplier; null follows the group. Its version also covers the supplier's values.
create table company_group_provider (
  contractor_id bigint not null,
  group_id bigint not null,
  provider_id bigint not null references company, -- crosses owners: the supplier in question, which may read it
  activated boolean,
  version integer not null default 1,
  primary key (contractor_id, group_id, provider_id),
  foreign key (contractor_id, group_id) references company_group (contractor_id, id)
);
-- Serves the policy.
create index company_group_provider_provider on company_group_provider (provider_id);
alter table company_group_provider enable row level security;
create policy read_either on company_group_provider for select to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or provider_id = any ((select scope_companies())::bigint[]));
create policy insert_own on company_group_provider for insert to emdia_app with check (contractor_id = any ((select scope_companies())::bigint[]));
create policy update_own on company_group_provider for update to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
grant select, insert, update on company_group_provider to emdia_app;

-- The values that a contractor records for a supplier. The supplier does not read them.
create table custom_field_value (
  contractor_id bigint not null,
  group_id bigint not null,
  field_id bigint not null,
  provider_id bigint not null, -- crosses owners: the supplier in question, which does not read it
  value text not null check (char_length(value) between 1 and 1000),
  primary key (contractor_id, field_id, provider_id),
  foreign key (contractor_id, group_id, field_id) references custom_field (contractor_id, group_id, id),
  foreign key (contractor_id, group_id, provider_id) references company_group_provider (contractor_id, group_id, provider_id)
);
-- Serves the values of a supplier.
create index custom_field_value_provider on custom_field_value (contractor_id, group_id, provider_id);
alter table custom_field_value enable row level security;
create policy read_own on custom_field_value for select to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
create policy insert_own on custom_field_value for insert to emdia_app with check (contractor_id = any ((select scope_companies())::bigint[]));
create policy update_own on custom_field_value for update to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
create policy delete_own on custom_field_value for delete to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
grant select, insert, update, delete on custom_field_value to emdia_app;
