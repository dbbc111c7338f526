-- Why: a password alone is not enough where the person, their company or a contractor of their company says so.

-- `second_factor` is the person's own choice. The session that made a demand is not ended by it, so it is written down beside it.
alter table account add column second_factor boolean not null default false;
alter table account add column second_factor_session uuid;
alter table account add column second_factor_passed_at timestamptz;
alter table account add column phone_confirmed_at timestamptz;
-- A phone that answered a code belongs to one account; until then anybody may have mistyped it.
create unique index account_confirmed_phone on account (phone) where phone_confirmed_at is not null;

alter table account_session add column second_factor_at timestamptz;
alter table account_session drop constraint account_session_end_reason_check;
alter table account_session add constraint account_session_end_reason_check
  check (end_reason in ('signed_out', 'token_reused', 'password_changed', 'ended_by_owner', 'second_factor_required'));

alter table account_link drop constraint account_link_purpose_check;
alter table account_link add constraint account_link_purpose_check
  check (purpose in ('reset_password', 'verify_email', 'reactivate', 'second_factor'));

-- What a company asks of everybody who works with it.
create table company_security (
  company_id bigint primary key references company,
  mfa_active boolean not null default false,
  mfa_session uuid,
  changed_at timestamptz not null default now()
);
alter table company_security enable row level security;
create policy read_own on company_security for select to emdia_app using (company_id = any ((select scope_companies())::bigint[]));
create policy insert_own on company_security for insert to emdia_app with check (company_id = any ((select scope_companies())::bigint[]));
create policy update_own on company_security for update to emdia_app using (company_id = any ((select scope_companies())::bigint[]));
grant select, insert, update on company_security to emdia_app;

-- A code of six digits on its way to somebody: for a sign-in that waits for it, or for a phone that is being registered.
create table account_code (
  account_id bigint not null references account,
  id bigint generated always as identity unique,
  purpose text not null check (purpose in ('second_factor', 'phone')),
  step_id bigint, -- the sign-in that waits for it
  channel text not null check (channel in ('EMAIL', 'SMS')),
  recipient text not null,
  code_hash bytea not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  attempts integer not null default 0,
  replaced_at timestamptz,
  spent_at timestamptz,
  primary key (account_id, id),
  foreign key (account_id, step_id) references account_link (account_id, id) on delete cascade
);
create index account_code_expiry on account_code (expires_at);
create index account_code_step on account_code (account_id, step_id);
alter table account_code enable row level security;
create policy read_own on account_code for select to emdia_app using (account_id = scope_account());
create policy insert_own on account_code for insert to emdia_app with check (account_id = scope_account());
create policy update_own on account_code for update to emdia_app using (account_id = scope_account());
grant select, insert, update on account_code to emdia_app;
create policy sweep_read on account_code for select to emdia_sweep using (expires_at < now() - interval '1 day');
create policy sweep_delete on account_code for delete to emdia_sweep using (expires_at < now() - interval '1 day');
grant select, delete on account_code to emdia_sweep;

-- Who asks the account of the scope for a second factor: itself (no company), a company of its own, or a contractor that a
-- company of its own supplies. Before a session begins no company is in the scope, so a function answers for the account.
create function second_factor_demands() returns table (company_id bigint, made_in uuid)
  language sql stable security definer rows 5 set search_path = pg_catalog, pg_temp
  begin atomic
    select null::bigint, a.second_factor_session from public.account a where a.id = public.scope_account() and a.second_factor
    union
    select s.company_id, s.mfa_session from public.membership m join public.company_security s on s.company_id = m.company_id
      where m.account_id = public.scope_account() and s.mfa_active
    union
    select s.company_id, s.mfa_session from public.membership m
      join public.project_company pc on pc.provider_id = m.company_id
      join public.company_security s on s.company_id = pc.contractor_id
      where m.account_id = public.scope_account() and s.mfa_active;
  end;
revoke all on function second_factor_demands from public;
grant execute on function second_factor_demands to emdia_app;

-- How many people a company of the scope would ask: its own, and those who work for its suppliers alone.
create function second_factor_people(asked_company bigint) returns table (own bigint, of_suppliers bigint)
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select count(*) filter (where is_own), count(*) filter (where not is_own)
    from (
      select m.account_id, bool_or(m.company_id = asked_company) as is_own
      from public.membership m
      where asked_company = any (public.scope_companies())
        and (m.company_id = asked_company
          or m.company_id in (select pc.provider_id from public.project_company pc where pc.contractor_id = asked_company))
      group by m.account_id) person;
  end;
revoke all on function second_factor_people from public;
grant execute on function second_factor_people to emdia_app;

-- A company of the scope has begun to ask: whoever came in without a second factor comes in again, except who decided it.
create function end_sessions_without_second_factor(asked_company bigint, acting_session uuid, ended timestamptz) returns bigint
  language sql volatile security definer set search_path = pg_catalog, pg_temp
  begin atomic
    with gone as (
      update public.account_session s set ended_at = ended, end_reason = 'second_factor_required'
      where asked_company = any (public.scope_companies())
        and s.second_factor_at is null and s.ended_at is null and s.id <> acting_session
        and s.account_id in (
          select m.account_id from public.membership m
          where m.company_id = asked_company
            or m.company_id in (select pc.provider_id from public.project_company pc where pc.contractor_id = asked_company))
      returning s.id)
    select count(*) from gone;
  end;
revoke all on function end_sessions_without_second_factor from public;
grant execute on function end_sessions_without_second_factor to emdia_app;

-- Whether a phone answers to somebody else already.
create function phone_is_taken(asked_phone text) returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select exists (select from public.account a
      where a.phone = asked_phone and a.phone_confirmed_at is not null and a.id is distinct from public.scope_account());
  end;
revoke all on function phone_is_taken from public;
grant execute on function phone_is_taken to emdia_app;
