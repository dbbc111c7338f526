-- Access profiles (named sets of permissions of a company) and memberships (which account has which profile in which company).

-- A hash of a permission set. A user of a thousand companies has few distinct sets, so each set is sent once per request under its fingerprint.
create function permission_fingerprint(keys text[]) returns text
  language sql immutable strict parallel safe
  return md5(array_to_string(keys, ','));

-- A named set of permissions of a company.
create table access_profile (
  company_id bigint not null references company,
  id bigint generated always as identity unique,
  name text collate "pt-BR-x-icu" not null,
  description text,
  relation_type text not null check (relation_type in ('contractor', 'provider', 'both')),
  permissions text[] not null default '{}',
  fingerprint text not null generated always as (permission_fingerprint(permissions)) stored,
  created_at timestamptz not null default now(),
  created_by_id bigint references account, -- crosses owners: the creating user
  -- For optimistic locking.
  version integer not null default 1,
  primary key (company_id, id)
);
-- Unique names per company, ignoring accents and case.
create unique index access_profile_name on access_profile (company_id, plain_text(name));
alter table access_profile enable row level security;
create policy read_own on access_profile for select to emdia_app using (company_id = any ((select scope_companies())::bigint[]));
create policy insert_own on access_profile for insert to emdia_app with check (company_id = any ((select scope_companies())::bigint[]));
create policy update_own on access_profile for update to emdia_app using (company_id = any ((select scope_companies())::bigint[]));
create policy delete_own on access_profile for delete to emdia_app using (company_id = any ((select scope_companies())::bigint[]));
grant select, insert, update, delete on access_profile to emdia_app;

-- One account in one company. The company and the account read it, the company writes it.
create table membership (
  company_id bigint not null references company,
  id bigint generated always as identity unique,
  account_id bigint not null references account, -- crosses owners: a membership joins a company and an account
  profile_id bigint not null,
  is_owner boolean not null default false,
  sees_all_projects boolean not null default true,
  -- A hash of everything that the account may do in the company. Companies with the same hash are returned together from one index. A trigger
  -- writes it; it locks the rows that it reads, so that a concurrent change of the profile is not missed.
  held_alike uuid not null default '00000000-0000-0000-0000-000000000000',
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, account_id),
  foreign key (company_id, profile_id) references access_profile (company_id, id)
);
-- Serves the companies of an account.
create index membership_account on membership (account_id);
-- Serves the people of a profile.
create index membership_profile on membership (company_id, profile_id);
-- Serves the owners of a company.
create index membership_owner on membership (company_id) where is_owner;
-- Index-only scan for the scope of a request: 0.2 ms with 1,000 memberships, 5 ms with a join of companies and profiles.
create index membership_held_alike on membership (account_id, held_alike, company_id) where sees_all_projects;
alter table membership enable row level security;
create policy read_either on membership for select to emdia_app
  using (company_id = any ((select scope_companies())::bigint[]) or account_id = scope_account());
create policy insert_own on membership for insert to emdia_app with check (company_id = any ((select scope_companies())::bigint[]));
create policy update_own on membership for update to emdia_app using (company_id = any ((select scope_companies())::bigint[]));
create policy delete_own on membership for delete to emdia_app using (company_id = any ((select scope_companies())::bigint[]));
grant select, insert, update, delete on membership to emdia_app;

-- The projects of a member who does not see all projects.
create table membership_project (
  company_id bigint not null,
  membership_id bigint not null,
  contractor_id bigint not null references company, -- crosses owners: a supplier's member is limited to a contractor's project
  project_id bigint not null, -- crosses owners: see contractor_id
  primary key (company_id, membership_id, contractor_id, project_id),
  foreign key (company_id, membership_id) references membership (company_id, id) on delete cascade
);
alter table membership_project enable row level security;
create policy read_own on membership_project for select to emdia_app using (company_id = any ((select scope_companies())::bigint[]));
create policy insert_own on membership_project for insert to emdia_app with check (company_id = any ((select scope_companies())::bigint[]));
create policy delete_own on membership_project for delete to emdia_app using (company_id = any ((select scope_companies())::bigint[]));
grant select, insert, delete on membership_project to emdia_app;

-- Computes held_alike. The row locks make it wait for a concurrent change of the company or the profile.
create function keep_held_alike() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  found_alike uuid;
begin
  select md5(concat_ws(' ', c.is_contractor, c.is_provider, new.is_owner, p.relation_type, p.fingerprint))::uuid into found_alike
    from public.company c join public.access_profile p on p.company_id = c.id
    where c.id = new.company_id and p.id = new.profile_id
    for share of c, p;
  new.held_alike := coalesce(found_alike, new.held_alike); -- a missing profile is reported by the foreign key
  return new;
end $$;
revoke all on function keep_held_alike from public;
create trigger membership_keeps_held_alike before insert or update on membership for each row execute function keep_held_alike();

-- Recomputes held_alike of the memberships of a changed company or profile, by an update that fires their trigger.
create function renew_held_alike() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_table_name = 'company' then
    update public.membership m set profile_id = m.profile_id where m.company_id = new.id;
  else
    update public.membership m set profile_id = m.profile_id where m.company_id = new.company_id and m.profile_id = new.id;
  end if;
  return null;
end $$;
revoke all on function renew_held_alike from public;
create trigger company_renews_held_alike after update on company for each row
  when ((new.is_contractor, new.is_provider) is distinct from (old.is_contractor, old.is_provider)) execute function renew_held_alike();
create trigger access_profile_renews_held_alike after update on access_profile for each row
  when ((new.relation_type, new.fingerprint) is distinct from (old.relation_type, old.fingerprint)) execute function renew_held_alike();

-- People of the companies in the scope who can grant a permission on that side: owners, and members who have the permission and may change
-- profiles or people. Returns names and companies only.
create function who_may_grant(asked_key text, asked_side text, asked_company bigint)
  returns table (name text, company_name text)
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    with place as (
      select c.id, c.trading_name, c.is_contractor and asked_side <> 'provider' as as_contractor,
        c.is_provider and asked_side <> 'contractor' as as_provider
      from public.company c
      where c.id = any (public.scope_companies()) and (asked_company is null or c.id = asked_company)),
    granting as (
      select m.company_id, m.account_id, true as is_owner
      from place join public.membership m on m.company_id = place.id and m.is_owner
      where place.as_contractor or place.as_provider
      union all
      select m.company_id, m.account_id, false
      from place
        join public.access_profile p on p.company_id = place.id
        join public.membership m on m.company_id = p.company_id and m.profile_id = p.id and not m.is_owner
      where asked_key = any (p.permissions) and p.permissions && '{update_permissions,update_users}'::text[]
        and (place.as_contractor and p.relation_type <> 'provider' or place.as_provider and p.relation_type <> 'contractor'))
    select a.display_name, place.trading_name
    from granting g join place on place.id = g.company_id join public.account a on a.id = g.account_id
    where a.disabled_at is null and g.account_id is distinct from public.scope_account()
    order by g.is_owner desc, a.display_name, g.account_id, place.id
    limit 5;
  end;
revoke all on function who_may_grant from public;
grant execute on function who_may_grant to emdia_app;

-- The members of a company in the scope, with the part of their account that colleagues may read.
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

-- Whether a registered company has any member. An inviting user learns this and no name.
create function company_has_accounts(asked_company bigint) returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select exists (select from public.membership m where m.company_id = asked_company);
  end;
revoke all on function company_has_accounts from public;
grant execute on function company_has_accounts to emdia_app;
