-- Why: a company decides who works in it: it invites people by e-mail, gives each a profile, and sees who holds what.

-- Two people who edit one profile at once: the second is told instead of undoing the first.
alter table access_profile add column version integer not null default 1;
alter table access_profile add column created_by_id bigint references account; -- crosses owners: who made it

-- The people of a company in the scope, with no more of their account than a colleague may know.
create function company_people(asked_company bigint)
  returns table (company_id bigint, membership_id bigint, account_id bigint, profile_id bigint, is_owner boolean, sees_all_projects boolean,
    joined_at timestamptz, email text, display_name text, last_access_at timestamptz, disabled boolean)
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select m.company_id, m.id, m.account_id, m.profile_id, m.is_owner, m.sees_all_projects, m.created_at,
      a.email, a.display_name, a.last_access_at, a.disabled_at is not null
    from public.membership m join public.account a on a.id = m.account_id
    where m.company_id = asked_company and asked_company = any (public.scope_companies());
  end;
revoke all on function company_people from public;
grant execute on function company_people to emdia_app;

-- Somebody asked by e-mail to work in a company. Resending makes a new secret, so that the older e-mail stops working.
create table invitation (
  company_id bigint not null references company,
  id bigint generated always as identity unique,
  kind text not null check (kind in ('company', 'project')),
  email text not null check (email = lower(email)),
  profile_id bigint not null,
  status text not null default 'active' check (status in ('active', 'used', 'cancelled')),
  secret_hash bytea not null unique,
  invited_by_id bigint references account, -- crosses owners: who asked
  created_at timestamptz not null default now(),
  resent_at timestamptz,
  resent_count integer not null default 0,
  expires_at timestamptz not null,
  used_at timestamptz,
  account_id bigint references account, -- crosses owners: who came
  cancelled_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, profile_id) references access_profile (company_id, id)
);
create unique index invitation_one_active on invitation (company_id, email) where status = 'active';
create index invitation_newest on invitation (company_id, id desc);
create index invitation_profile on invitation (company_id, profile_id) where status = 'active';
alter table invitation enable row level security;
create policy read_own on invitation for select to emdia_app using (company_id = any ((select scope_companies())::bigint[]));
create policy insert_own on invitation for insert to emdia_app with check (company_id = any ((select scope_companies())::bigint[]));
create policy update_own on invitation for update to emdia_app using (company_id = any ((select scope_companies())::bigint[]));
grant select, insert, update on invitation to emdia_app;

-- An invitation to some projects and no others; without rows it is to all of them.
create table invitation_project (
  company_id bigint not null,
  invitation_id bigint not null,
  contractor_id bigint not null references company, -- crosses owners: a supplier's person is invited to a contractor's project
  project_id bigint not null, -- crosses owners: see contractor_id
  primary key (company_id, invitation_id, contractor_id, project_id),
  foreign key (company_id, invitation_id) references invitation (company_id, id) on delete cascade
);
alter table invitation_project enable row level security;
create policy read_own on invitation_project for select to emdia_app using (company_id = any ((select scope_companies())::bigint[]));
create policy insert_own on invitation_project for insert to emdia_app with check (company_id = any ((select scope_companies())::bigint[]));
create policy delete_own on invitation_project for delete to emdia_app using (company_id = any ((select scope_companies())::bigint[]));
grant select, insert, delete on invitation_project to emdia_app;
