-- Companies and their billing addresses.

-- The directory of companies, readable by every company. Other data about a company is in tables with an owner.
create table company (
  id bigint generated always as identity primary key,
  cnpj char(14) not null unique,
  name text collate "pt-BR-x-icu" not null,
  trading_name text collate "pt-BR-x-icu" not null,
  city text,
  state char(2),
  is_contractor boolean not null default false,
  is_provider boolean not null default false,
  created_at timestamptz not null default now(),
  -- For optimistic locking.
  version integer not null default 1,
  -- What the company search compares, stored so that it is not computed per row.
  plain_words text not null generated always as (plain_text(trading_name || ' ' || name || ' ' || cnpj)) stored
);
-- Serves the search of registered companies by words.
create index company_words on company using gin (name_words(name || ' ' || trading_name));
alter table company enable row level security;
create policy read_all on company for select to emdia_app using (true);
create policy update_own on company for update to emdia_app using (id = any ((select scope_companies())::bigint[]));
grant select, update on company to emdia_app;

-- Rejects a change of the CNPJ, because links, invitations and the registry identify a company by it.
create function refuse_another_cnpj() returns trigger language plpgsql as $$
begin
  raise exception 'the number of a company never changes' using errcode = 'restrict_violation';
end $$;
create trigger company_keeps_its_cnpj before update on company for each row
  when (new.cnpj is distinct from old.cnpj) execute function refuse_another_cnpj();

-- The address for invoices, one per company.
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
