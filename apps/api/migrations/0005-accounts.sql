-- User accounts: passwords, e-mail links, used robot challenges, and the account's own history.

-- A person who can sign in. It belongs to the person and not to a company.
create table account (
  id bigint generated always as identity primary key,
  email text not null unique check (email = lower(email)),
  display_name text not null,
  phone text,
  phone_confirmed_at timestamptz,
  password_hash text,
  password_changed_at timestamptz not null default now(),
  email_verified boolean not null default false,
  account_verified boolean not null default false,
  language text not null default 'pt-BR' check (language in ('pt-BR', 'en-US', 'es-ES')),
  -- Null follows the browser.
  chosen_language text check (chosen_language in ('pt-BR', 'en-US', 'es-ES')),
  appearance text check (appearance in ('light', 'dark', 'auto')),
  -- The person's own choice of a second factor. second_factor_session is the session that made the choice, which continues without a code.
  second_factor boolean not null default false,
  second_factor_session uuid,
  second_factor_passed_at timestamptz,
  disabled_at timestamptz,
  created_at timestamptz not null default now(),
  last_access_at timestamptz
);
-- A confirmed phone belongs to one account. An unconfirmed one may be a typing error, so it is not unique.
create unique index account_confirmed_phone on account (phone) where phone_confirmed_at is not null;
alter table account enable row level security;
create policy read_own on account for select to emdia_app using (id = scope_account());
create policy write_own on account for update to emdia_app using (id = scope_account());
grant select, update on account to emdia_app;

-- Former password hashes, so that a password is not used again.
create table account_password (
  account_id bigint not null references account,
  id bigint generated always as identity unique,
  password_hash text not null,
  created_at timestamptz not null default now(),
  primary key (account_id, id)
);
alter table account_password enable row level security;
create policy read_own on account_password for select to emdia_app using (account_id = scope_account());
create policy insert_own on account_password for insert to emdia_app with check (account_id = scope_account());
grant select, insert on account_password to emdia_app;

-- Secrets sent by e-mail. A link works once and until it expires; only the hash is stored.
create table account_link (
  account_id bigint not null references account,
  id bigint generated always as identity unique,
  purpose text not null check (purpose in ('reset_password', 'verify_email', 'reactivate', 'second_factor')),
  secret_hash bytea not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (account_id, id),
  unique (account_id, secret_hash)
);
-- Serves the sweep of expired links.
create index account_link_expiry on account_link (expires_at);
alter table account_link enable row level security;
create policy read_own on account_link for select to emdia_app using (account_id = scope_account());
create policy insert_own on account_link for insert to emdia_app with check (account_id = scope_account());
create policy update_own on account_link for update to emdia_app using (account_id = scope_account());
create policy sweep_read on account_link for select to emdia_sweep using (expires_at < now() - interval '7 days');
create policy sweep_delete on account_link for delete to emdia_sweep using (expires_at < now() - interval '7 days');
grant select, insert, update on account_link to emdia_app;
grant select, delete on account_link to emdia_sweep;

-- Changes of the account itself: its data, its ways to sign in, its sessions. Only the person reads it. Append-only.
create table account_history (
  account_id bigint not null references account,
  id bigint generated always as identity unique,
  at timestamptz not null,
  address text, -- network address; null when a company's decision caused the change
  action text not null check (action in ('name_changed', 'language_changed', 'phone_changed', 'second_factor_on', 'second_factor_off',
    'password_changed', 'session_ended', 'other_sessions_ended', 'session_reused', 'session_unproved', 'sessions_ended_by_company')),
  old_value text,
  new_value text,
  primary key (account_id, id)
);
alter table account_history enable row level security;
create policy read_own on account_history for select to emdia_app using (account_id = scope_account());
create policy insert_own on account_history for insert to emdia_app with check (account_id = scope_account());
grant select, insert on account_history to emdia_app;
create trigger account_history_is_append_only before update or delete or truncate on account_history
  for each statement execute function refuse_rewriting();

-- Hashes of used robot challenges and passes, until they expire.
create table robot_spent (
  hash bytea primary key,
  expires_at timestamptz not null
);
-- Serves the deletion of expired hashes.
create index robot_spent_expiry on robot_spent (expires_at);
alter table robot_spent enable row level security;
create policy insert_any on robot_spent for insert to emdia_app with check (true);
create policy sweep_read on robot_spent for select to emdia_sweep using (expires_at < now());
create policy sweep_delete on robot_spent for delete to emdia_sweep using (expires_at < now());
grant insert on robot_spent to emdia_app;
grant select, delete on robot_spent to emdia_sweep;

-- The language for an e-mail to an address that may have an account. Returns nothing else of the account.
create function language_of_address(asked_email text) returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select a.language from public.account a where a.email = asked_email;
  end;
revoke all on function language_of_address from public;
grant execute on function language_of_address to emdia_app;

-- Whether another account has confirmed this phone.
create function phone_is_taken(asked_phone text) returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select exists (select from public.account a
      where a.phone = asked_phone and a.phone_confirmed_at is not null and a.id is distinct from public.scope_account());
  end;
revoke all on function phone_is_taken from public;
grant execute on function phone_is_taken to emdia_app;

-- Which of these addresses have a confirmed account (R-280): such people are found through their company and not invited by e-mail.
create function confirmed_addresses(asked text[]) returns text[]
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select array(select a.email from public.account a where a.email = any (asked) and a.email_verified order by 1);
  end;
revoke all on function confirmed_addresses from public;
grant execute on function confirmed_addresses to emdia_app;

-- Creates the account of a person who opened an invitation link. The link proves the address. The transaction then has the scope of the new
-- account; an address that already has an account returns null and sets no scope.
create function open_account(new_email text, name text, new_phone text, new_hash text, new_language text, at timestamptz) returns bigint
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  made bigint;
  done text;
begin
  insert into public.account (email, display_name, phone, password_hash, language, email_verified, account_verified, created_at, password_changed_at)
    values (new_email, name, new_phone, new_hash, new_language, true, true, at, at)
    on conflict (email) do nothing returning id into made;
  if made is not null then done := set_config('app.account', made::text, true); end if;
  return made;
end $$;
revoke all on function open_account from public;
grant execute on function open_account to emdia_app;
