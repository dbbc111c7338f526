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
  profile_id bigint,
  status text not null default 'active' check (status in ('active', 'used', 'cancelled')),
  secret_hash bytea not null unique,
  invited_by_id bigint references account, -- crosses owners: who asked, with the name as it was
  invited_by_name text,
  created_at timestamptz not null default now(),
  resent_at timestamptz,
  resent_count integer not null default 0,
  expires_at timestamptz not null,
  used_at timestamptz,
  account_id bigint references account, -- crosses owners: who took it up
  cancelled_at timestamptz,
  primary key (company_id, id),
  -- A profile can go once nobody is invited to it any more; what was answered or withdrawn does not hold it.
  foreign key (company_id, profile_id) references access_profile (company_id, id) on delete set null (profile_id),
  constraint invitation_profile_while_active check (status <> 'active' or profile_id is not null)
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

-- Whoever opens the link of an invitation has no session yet: its secret lets them read this one, and nothing else.
create function invitation_by_secret(asked_id bigint, asked_hash bytea)
  returns table (id bigint, kind text, company_id bigint, company_name text, email text, profile_name text, invited_by_name text,
    status text, expires_at timestamptz, has_account boolean)
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select i.id, i.kind, i.company_id, c.trading_name, i.email, p.name, i.invited_by_name, i.status, i.expires_at,
      exists (select from public.account a where a.email = i.email)
    from public.invitation i
      join public.company c on c.id = i.company_id
      left join public.access_profile p on p.company_id = i.company_id and p.id = i.profile_id
    where i.id = asked_id and i.secret_hash = asked_hash;
  end;
revoke all on function invitation_by_secret from public;
grant execute on function invitation_by_secret to emdia_app;

-- Takes an invitation up. Two pages with the same link meet at its lock, and the second finds it used. The secret alone is not
-- enough: the account must be of the invited address, so that a forwarded e-mail lets nobody else in.
create function accept_invitation(asked_id bigint, asked_hash bytea, new_account bigint, at timestamptz, from_address text) returns text
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  asked public.invitation;
  newcomer public.account;
  made bigint;
begin
  select i.* into asked from public.invitation i where i.id = asked_id and i.secret_hash = asked_hash for update;
  if asked.id is null then return 'unknown'; end if;
  if asked.status <> 'active' then return asked.status; end if;
  if asked.expires_at <= at then return 'expired'; end if;
  select a.* into newcomer from public.account a where a.id = new_account and a.email = asked.email and a.disabled_at is null;
  if newcomer.id is null then return 'other_account'; end if;

  insert into public.membership (company_id, account_id, profile_id, sees_all_projects, created_at)
    values (asked.company_id, newcomer.id, asked.profile_id, asked.kind = 'company', at)
    on conflict (company_id, account_id) do nothing returning id into made;
  update public.invitation i set status = 'used', used_at = at, account_id = newcomer.id
    where i.company_id = asked.company_id and i.id = asked.id;
  if made is null then return 'accepted'; end if;

  insert into public.membership_project (company_id, membership_id, contractor_id, project_id)
    select ip.company_id, made, ip.contractor_id, ip.project_id from public.invitation_project ip
    where asked.kind = 'project' and ip.company_id = asked.company_id and ip.invitation_id = asked.id;
  insert into public.history (owner_id, about_kind, about_id, subject_kind, subject_id, subject_name, at, account_id, account_name, address,
      action, field, new_value)
    select asked.company_id, 'access', asked.company_id, 'account', newcomer.id, newcomer.display_name, at, newcomer.id, newcomer.display_name,
      from_address, 'user.joined', 'profile', p.name
    from public.access_profile p where p.company_id = asked.company_id and p.id = asked.profile_id;
  return 'accepted';
end $$;
revoke all on function accept_invitation from public;
grant execute on function accept_invitation to emdia_app;

-- In whose language somebody is written to who may have an account: the language, and nothing else of it.
create function language_of_address(asked_email text) returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select a.language from public.account a where a.email = asked_email;
  end;
revoke all on function language_of_address from public;
grant execute on function language_of_address to emdia_app;
