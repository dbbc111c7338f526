-- Why: who exists, who may sign in, and what each may do in which company.

-- The directory of companies, readable by all: everything else about a company stands in tables it owns.
create table company (
  id bigint generated always as identity primary key,
  cnpj char(14) not null unique,
  name text collate "pt-BR-x-icu" not null,
  trading_name text collate "pt-BR-x-icu" not null,
  city text,
  state char(2),
  is_contractor boolean not null default false,
  is_provider boolean not null default false,
  created_at timestamptz not null default now()
);
alter table company enable row level security;
create policy read_all on company for select to emdia_app using (true);
grant select on company to emdia_app;

create table account (
  id bigint generated always as identity primary key,
  email text not null unique check (email = lower(email)),
  display_name text not null,
  phone text,
  password_hash text,
  email_verified boolean not null default false,
  account_verified boolean not null default false,
  disabled_at timestamptz,
  created_at timestamptz not null default now(),
  last_access_at timestamptz
);
alter table account enable row level security;
create policy read_own on account for select to emdia_app using (id = scope_account());
create policy write_own on account for update to emdia_app using (id = scope_account());
grant select, update on account to emdia_app;

create table access_profile (
  company_id bigint not null references company,
  id bigint generated always as identity unique,
  name text collate "pt-BR-x-icu" not null,
  description text,
  relation_type text not null check (relation_type in ('contractor', 'provider', 'both')),
  permissions text[] not null default '{}',
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);
create unique index access_profile_name on access_profile (company_id, plain_text(name));
alter table access_profile enable row level security;
create policy read_own on access_profile for select to emdia_app using (company_id = any ((select scope_companies())::bigint[]));
create policy insert_own on access_profile for insert to emdia_app with check (company_id = any ((select scope_companies())::bigint[]));
create policy update_own on access_profile for update to emdia_app using (company_id = any ((select scope_companies())::bigint[]));
create policy delete_own on access_profile for delete to emdia_app using (company_id = any ((select scope_companies())::bigint[]));
grant select, insert, update, delete on access_profile to emdia_app;

-- One person in one company. Readable by the company and by the person, written by the company.
create table membership (
  company_id bigint not null references company,
  id bigint generated always as identity unique,
  account_id bigint not null references account, -- crosses owners: a membership joins a company and an account
  profile_id bigint not null,
  is_owner boolean not null default false,
  sees_all_projects boolean not null default true,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, profile_id) references access_profile (company_id, id),
  unique (company_id, account_id)
);
create index membership_account on membership (account_id);
create index membership_profile on membership (company_id, profile_id);
alter table membership enable row level security;
create policy read_either on membership for select to emdia_app
  using (company_id = any ((select scope_companies())::bigint[]) or account_id = scope_account());
create policy insert_own on membership for insert to emdia_app with check (company_id = any ((select scope_companies())::bigint[]));
create policy update_own on membership for update to emdia_app using (company_id = any ((select scope_companies())::bigint[]));
create policy delete_own on membership for delete to emdia_app using (company_id = any ((select scope_companies())::bigint[]));
grant select, insert, update, delete on membership to emdia_app;

-- Somebody restricted to some projects sees those and no others.
create table membership_project (
  company_id bigint not null,
  membership_id bigint not null,
  contractor_id bigint not null references company, -- crosses owners: a supplier's person is restricted to a contractor's project
  project_id bigint not null, -- crosses owners: see contractor_id
  primary key (company_id, membership_id, contractor_id, project_id),
  foreign key (company_id, membership_id) references membership (company_id, id) on delete cascade
);
alter table membership_project enable row level security;
create policy read_own on membership_project for select to emdia_app using (company_id = any ((select scope_companies())::bigint[]));
create policy insert_own on membership_project for insert to emdia_app with check (company_id = any ((select scope_companies())::bigint[]));
create policy delete_own on membership_project for delete to emdia_app using (company_id = any ((select scope_companies())::bigint[]));
grant select, insert, delete on membership_project to emdia_app;
