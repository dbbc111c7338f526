-- The second factor: which companies require it, the codes that were sent, and the sessions that end when a company begins to require it.

-- Whether a company requires a second factor of its members and of the members of its suppliers.
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

-- A six-digit code, for a sign-in that waits for it or for a phone that is being confirmed. Only its hash is stored.
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
-- Serves the sweep of expired codes.
create index account_code_expiry on account_code (expires_at);
-- Serves the codes of a sign-in.
create index account_code_step on account_code (account_id, step_id);
alter table account_code enable row level security;
create policy read_own on account_code for select to emdia_app using (account_id = scope_account());
create policy insert_own on account_code for insert to emdia_app with check (account_id = scope_account());
create policy update_own on account_code for update to emdia_app using (account_id = scope_account());
create policy sweep_read on account_code for select to emdia_sweep using (expires_at < now() - interval '1 day');
create policy sweep_delete on account_code for delete to emdia_sweep using (expires_at < now() - interval '1 day');
grant select, insert, update on account_code to emdia_app;
grant select, delete on account_code to emdia_sweep;

-- Which companies require a second factor of the account in the scope: null for the account itself, its companies, and contractors that they
-- supply in projects that are not removed. Before a session starts the scope has no company, so a function reads for the account.
create function second_factor_demands() returns table (company_id bigint, made_in uuid)
  language sql stable security definer rows 5 set search_path = pg_catalog, pg_temp
  begin atomic
    select null::bigint, a.second_factor_session from public.account a where a.id = public.scope_account() and a.second_factor
    union
    select s.company_id, s.mfa_session from public.membership m join public.company_security s on s.company_id = m.company_id
      where m.account_id = public.scope_account() and s.mfa_active
    union
    select s.company_id, s.mfa_session from public.membership m
      join public.project_company pc on pc.provider_id = m.company_id and pc.project_state <> 'removed'
      join public.company_security s on s.company_id = pc.contractor_id
      where m.account_id = public.scope_account() and s.mfa_active;
  end;
revoke all on function second_factor_demands from public;
grant execute on function second_factor_demands to emdia_app;

-- How many people a company's requirement would affect: its own members, and members of its suppliers only.
create function second_factor_people(asked_company bigint) returns table (own bigint, of_suppliers bigint)
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select count(*) filter (where is_own), count(*) filter (where not is_own)
    from (
      select m.account_id, bool_or(m.company_id = asked_company) as is_own
      from public.membership m
      where asked_company = any (public.scope_companies())
        and (m.company_id = asked_company
          or m.company_id in (select pc.provider_id from public.project_company pc
            where pc.contractor_id = asked_company and pc.project_state <> 'removed'))
      group by m.account_id) person;
  end;
revoke all on function second_factor_people from public;
grant execute on function second_factor_people to emdia_app;

-- Ends the sessions without a second factor of all people whom a company requires it of, except the session of the deciding user, and records
-- the reason in each account's history.
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
            or m.company_id in (select pc.provider_id from public.project_company pc
              where pc.contractor_id = asked_company and pc.project_state <> 'removed'))
      returning s.account_id),
    told as (
      insert into public.account_history (account_id, at, action, new_value)
      select distinct gone.account_id, ended, 'sessions_ended_by_company', c.trading_name
      from gone cross join public.company c where c.id = asked_company)
    select count(*) from gone;
  end;
revoke all on function end_sessions_without_second_factor from public;
grant execute on function end_sessions_without_second_factor to emdia_app;
