-- Badge configuration and logo of companies.

-- Badge configuration
-- The badge of a contractor: fields of both faces, logo and colour. A company without a row has the defaults of the module `badges`.
create table badge_config (
  company_id bigint primary key references company,
  is_active boolean not null,
  -- Keys of fields in the order on the badge: a field of the record, or `custom:` and the id of a custom field.
  first_face text[] not null check (cardinality(first_face) <= 6),
  second_face text[] not null check (cardinality(second_face) <= 6),
  shows_logo boolean not null,
  base_color text not null check (base_color ~ '^#[0-9a-f]{6}$'),
  version integer not null default 1
);
alter table badge_config enable row level security;
-- Suppliers read it too, because it is printed on the badges of their workers.
create policy read_linked on badge_config for select to emdia_app
  using (company_id = any ((select scope_companies())::bigint[]) or array_position((select scope_contractors())::bigint[], company_id) is not null);
create policy insert_own on badge_config for insert to emdia_app with check (company_id = any ((select scope_companies())::bigint[]));
create policy update_own on badge_config for update to emdia_app using (company_id = any ((select scope_companies())::bigint[]));
grant select, insert, update on badge_config to emdia_app;
