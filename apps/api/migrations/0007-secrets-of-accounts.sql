-- Why: passwords age and may not come back, failed sign-ins are counted, and links in e-mails work once.

alter table account add column password_changed_at timestamptz not null default now();
alter table account add column language text not null default 'pt-BR' check (language in ('pt-BR', 'en-US', 'es-ES'));

drop function account_for_sign_in;
create function account_for_sign_in(asked_email text)
  returns table (id bigint, password_hash text, email_verified boolean, account_verified boolean, disabled boolean,
    password_changed_at timestamptz, last_access_at timestamptz)
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select a.id, a.password_hash, a.email_verified, a.account_verified, a.disabled_at is not null, a.password_changed_at,
      coalesce(a.last_access_at, a.created_at)
    from public.account a where a.email = asked_email;
  end;
revoke all on function account_for_sign_in from public;
grant execute on function account_for_sign_in to emdia_app;

-- The passwords a person has had, to refuse them when they come back.
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

-- What an e-mail leads to: it works once, until it expires, and only its hash is kept.
create table account_link (
  account_id bigint not null references account,
  id bigint generated always as identity unique,
  purpose text not null check (purpose in ('reset_password', 'verify_email', 'reactivate')),
  secret_hash bytea not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (account_id, id),
  unique (account_id, secret_hash)
);
create index account_link_expiry on account_link (expires_at);
alter table account_link enable row level security;
create policy read_own on account_link for select to emdia_app using (account_id = scope_account());
create policy insert_own on account_link for insert to emdia_app with check (account_id = scope_account());
create policy update_own on account_link for update to emdia_app using (account_id = scope_account());
grant select, insert, update on account_link to emdia_app;
create policy sweep_read on account_link for select to emdia_sweep using (expires_at < now() - interval '7 days');
create policy sweep_delete on account_link for delete to emdia_sweep using (expires_at < now() - interval '7 days');
grant select, delete on account_link to emdia_sweep;

-- Failed sign-ins are counted by what was asked for, not by who exists: an unknown e-mail is blocked like a known one.
create table sign_in_failure (
  subject text not null,
  at timestamptz not null
);
create index sign_in_failure_subject on sign_in_failure (subject, at desc);
create index sign_in_failure_age on sign_in_failure (at);
alter table sign_in_failure enable row level security;
create policy read_any on sign_in_failure for select to emdia_app using (true);
create policy insert_any on sign_in_failure for insert to emdia_app with check (true);
create policy delete_any on sign_in_failure for delete to emdia_app using (true);
grant select, insert, delete on sign_in_failure to emdia_app;
create policy sweep_read on sign_in_failure for select to emdia_sweep using (at < now() - interval '1 day');
create policy sweep_delete on sign_in_failure for delete to emdia_sweep using (at < now() - interval '1 day');
grant select, delete on sign_in_failure to emdia_sweep;

alter table account_session drop constraint account_session_end_reason_check;
alter table account_session add constraint account_session_end_reason_check
  check (end_reason in ('signed_out', 'token_reused', 'password_changed', 'ended_by_owner'));
