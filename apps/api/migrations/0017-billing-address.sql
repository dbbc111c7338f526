-- Why: invoices go to an address that a company keeps itself, one for each company.

create table billing_address (
  company_id bigint not null references company,
  id bigint generated always as identity unique,
  street text not null,
  number text not null,
  complement text,
  neighborhood text not null,
  city text not null,
  state text not null,
  postal_code text not null check (postal_code ~ '^[0-9]{8}$'),
  version integer not null default 1,
  primary key (company_id, id),
  unique (company_id)
);
alter table billing_address enable row level security;
create policy read_own on billing_address for select to emdia_app using (company_id = any ((select scope_companies())::bigint[]));
create policy insert_own on billing_address for insert to emdia_app with check (company_id = any ((select scope_companies())::bigint[]));
create policy update_own on billing_address for update to emdia_app using (company_id = any ((select scope_companies())::bigint[]));
grant select, insert, update on billing_address to emdia_app;
