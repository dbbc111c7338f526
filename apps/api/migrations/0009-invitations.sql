-- Invitations of a person to a company or to projects, and of a company to the product.

-- An invitation of an e-mail address to a company. Sending again creates a new secret, so the older e-mail stops working.
create table invitation (
  company_id bigint not null references company,
  id bigint generated always as identity unique,
  kind text not null check (kind in ('company', 'project')),
  email text not null check (email = lower(email)),
  profile_id bigint,
  status text not null default 'active' check (status in ('active', 'used', 'cancelled')),
  secret_hash bytea not null unique,
  invited_by_id bigint references account, -- crosses owners: the inviting user, with the name at that time
  invited_by_name text,
  created_at timestamptz not null default now(),
  resent_at timestamptz,
  resent_count integer not null default 0,
  expires_at timestamptz not null,
  used_at timestamptz,
  account_id bigint references account, -- crosses owners: the account that accepted
  cancelled_at timestamptz,
  primary key (company_id, id),
  -- A profile can be deleted when no active invitation uses it.
  foreign key (company_id, profile_id) references access_profile (company_id, id) on delete set null (profile_id),
  constraint invitation_profile_while_active check (status <> 'active' or profile_id is not null)
);
-- One active invitation per company and address.
create unique index invitation_one_active on invitation (company_id, email) where status = 'active';
-- Serves the list, newest first.
create index invitation_newest on invitation (company_id, id desc);
-- Serves the check whether a profile is in use.
create index invitation_profile on invitation (company_id, profile_id) where status = 'active';
-- Serves the people list, which shows the invitation of each member.
create index invitation_taken_up on invitation (company_id, account_id) where status = 'used';
alter table invitation enable row level security;
create policy read_own on invitation for select to emdia_app using (company_id = any ((select scope_companies())::bigint[]));
create policy insert_own on invitation for insert to emdia_app with check (company_id = any ((select scope_companies())::bigint[]));
create policy update_own on invitation for update to emdia_app using (company_id = any ((select scope_companies())::bigint[]));
grant select, insert, update on invitation to emdia_app;

-- The projects of an invitation of kind 'project'.
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

-- An invitation of a company to the product. It has no owner, so only the functions below read it.
create table company_invitation (
  id bigint generated always as identity primary key,
  cnpj char(14) not null,
  company_name text not null,
  trading_name text not null,
  email text not null check (email = lower(email)),
  full_name text not null,
  phone text not null,
  observations text,
  status text not null default 'active' check (status in ('active', 'used', 'expired')),
  secret_hash bytea not null unique,
  address text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  company_id bigint references company,
  account_id bigint references account
);
-- One active invitation per CNPJ.
create unique index company_invitation_one_active on company_invitation (cnpj) where status = 'active';
alter table company_invitation enable row level security;

-- Reads one invitation by its secret, for a visitor without a session.
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

-- Accepts an invitation. The row lock makes two pages with one link run one after the other. The account must have the invited address, so
-- a forwarded e-mail gives no access.
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

-- Invites a company that is not registered. The answer reveals whether it is (CD-168), so an address is limited to a few calls an hour;
-- the call is counted before it runs.
create function invite_company(asked json, new_hash bytea, at timestamptz, until timestamptz, from_address text, most_an_hour integer)
  returns table (outcome text, id bigint)
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  asker text := 'company invite ' || encode(sha256(convert_to(from_address, 'UTF8')), 'base64');
  asked_cnpj text := asked->>'cnpj';
  made bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended(asker, 0));
  if (select count(*) from public.sign_in_failure f where f.subject = asker and f.at > invite_company.at - interval '1 hour') >= most_an_hour then
    return query select 'too_many', null::bigint; return;
  end if;
  insert into public.sign_in_failure (subject, at) values (asker, invite_company.at);

  if exists (select from public.company c where c.cnpj = asked_cnpj) then return query select 'registered', null::bigint; return; end if;
  update public.company_invitation i set status = 'expired' where i.cnpj = asked_cnpj and i.status = 'active' and i.expires_at <= invite_company.at;
  insert into public.company_invitation as i
      (cnpj, company_name, trading_name, email, full_name, phone, observations, secret_hash, address, created_at, expires_at)
    values (asked_cnpj, asked->>'companyName', asked->>'tradingName', asked->>'email', asked->>'fullName', asked->>'phone',
      asked->>'observations', new_hash, from_address, invite_company.at, until)
    on conflict (cnpj) where status = 'active' do nothing returning i.id into made;
  return query select case when made is null then 'invited' else 'sent' end, made;
end $$;
revoke all on function invite_company from public;
grant execute on function invite_company to emdia_app;

-- Reads one company invitation by its secret, for a visitor without a session.
create function company_invitation_by_secret(asked_id bigint, asked_hash bytea)
  returns table (email text, company_name text, full_name text, phone text, status text, expires_at timestamptz, has_account boolean)
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select i.email, i.trading_name, i.full_name, i.phone, i.status, i.expires_at,
      exists (select from public.account a where a.email = i.email)
    from public.company_invitation i where i.id = asked_id and i.secret_hash = asked_hash;
  end;
revoke all on function company_invitation_by_secret from public;
grant execute on function company_invitation_by_secret to emdia_app;

-- Registers the invited company with its first profile and its owner. The row lock makes two pages with one link run one after the other.
create function found_company(asked_id bigint, asked_hash bytea, new_account bigint, owner_keys text[], at timestamptz, from_address text) returns text
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  asked public.company_invitation;
  owner public.account;
  made bigint;
  made_profile bigint;
begin
  select i.* into asked from public.company_invitation i where i.id = asked_id and i.secret_hash = asked_hash for update;
  if asked.id is null then return 'unknown'; end if;
  if asked.status <> 'active' then return asked.status; end if;
  if asked.expires_at <= at then return 'expired'; end if;
  select a.* into owner from public.account a where a.id = new_account and a.email = asked.email and a.disabled_at is null;
  if owner.id is null then return 'other_account'; end if;

  insert into public.company (cnpj, name, trading_name, is_provider, created_at)
    values (asked.cnpj, asked.company_name, asked.trading_name, true, at)
    on conflict (cnpj) do nothing returning id into made;
  if made is null then return 'registered'; end if;
  insert into public.access_profile (company_id, name, description, relation_type, permissions, created_by_id, created_at)
    values (made, 'Administrador', 'Faz tudo na empresa, inclusive dar acesso a outras pessoas.', 'both', owner_keys, owner.id, at)
    returning id into made_profile;
  insert into public.membership (company_id, account_id, profile_id, is_owner, created_at) values (made, owner.id, made_profile, true, at);
  insert into public.history (owner_id, about_kind, about_id, subject_kind, subject_id, subject_name, at, account_id, account_name, address, action)
    values (made, 'access', made, 'account', owner.id, owner.display_name, at, owner.id, owner.display_name, from_address, 'company.founded');
  update public.company_invitation i set status = 'used', used_at = at, company_id = made, account_id = owner.id where i.id = asked.id;
  return 'accepted';
end $$;
revoke all on function found_company from public;
grant execute on function found_company to emdia_app;
