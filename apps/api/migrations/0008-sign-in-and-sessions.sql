-- Sign-in attempts, sessions, and the function that opens the scope of a request.

-- A session is a family of refresh tokens that can be ended at once. The previous hash detects the reuse of a rotated token.
create table account_session (
  account_id bigint not null references account,
  id uuid not null default gen_random_uuid() unique,
  refresh_hash bytea not null,
  previous_hash bytea,
  rotated_at timestamptz not null default now(),
  second_factor_at timestamptz,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('signed_out', 'token_reused', 'password_changed', 'ended_by_owner', 'second_factor_required')),
  address text not null,
  user_agent text not null,
  primary key (account_id, id)
);
-- Serves the sweep of expired sessions.
create index account_session_expiry on account_session (expires_at);
-- Serves the open sessions of a person, last used first.
create index account_session_standing on account_session (account_id, rotated_at desc) where ended_at is null;
alter table account_session enable row level security;
create policy read_own on account_session for select to emdia_app using (account_id = scope_account());
create policy insert_own on account_session for insert to emdia_app with check (account_id = scope_account());
create policy update_own on account_session for update to emdia_app using (account_id = scope_account());
-- Sessions are deleted 30 days after their expiry, so that reuse of a token is recognised until then.
create policy sweep_read on account_session for select to emdia_sweep using (expires_at < now() - interval '30 days');
create policy sweep_delete on account_session for delete to emdia_sweep using (expires_at < now() - interval '30 days');
grant select, insert, update on account_session to emdia_app;
grant select, delete on account_session to emdia_sweep;

-- Failed attempts, by the hash of the e-mail or the network address. An unknown e-mail is limited like a known one, so
-- a limit does not reveal an account.
create table sign_in_failure (
  -- An attempt that succeeds is removed by its id.
  id bigint generated always as identity unique,
  subject text not null,
  at timestamptz not null
);
-- Serves the count of recent failures.
create index sign_in_failure_subject on sign_in_failure (subject, at desc);
-- Serves the sweep of old failures.
create index sign_in_failure_age on sign_in_failure (at);
alter table sign_in_failure enable row level security;
create policy read_any on sign_in_failure for select to emdia_app using (true);
create policy insert_any on sign_in_failure for insert to emdia_app with check (true);
create policy delete_any on sign_in_failure for delete to emdia_app using (true);
create policy sweep_read on sign_in_failure for select to emdia_sweep using (at < now() - interval '1 day');
create policy sweep_delete on sign_in_failure for delete to emdia_sweep using (at < now() - interval '1 day');
grant select, insert, delete on sign_in_failure to emdia_app;
grant select, delete on sign_in_failure to emdia_sweep;

-- What a sign-in reads of an account before there is a scope.
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

-- Records an attempt and returns the recent failures and the account. Advisory locks are taken first, so attempts on one subject run one
-- after the other and none is counted twice. asynchronous commit: losing a failure in a crash is acceptable. The generic plan is stored,
-- because planning took longer than running.
create function count_sign_in(account_subject text, account_most integer, address_subject text, address_most integer,
    asked_email text, counted_at timestamptz)
  returns table (account_failures timestamptz[], address_failures timestamptz[], noted bigint[], id bigint, password_hash text,
    email_verified boolean, account_verified boolean, disabled boolean, password_changed_at timestamptz, last_access_at timestamptz)
  language plpgsql volatile set search_path = pg_catalog, pg_temp set plan_cache_mode = 'force_generic_plan'
as $$
declare
  done text; -- an assignment runs as an expression; `perform` would run a statement
begin
  done := set_config('synchronous_commit', 'off', true);
  done := pg_advisory_xact_lock(hashtextextended(account_subject, 0));
  done := pg_advisory_xact_lock(hashtextextended(address_subject, 0));
  return query
    with kept as (
      insert into public.sign_in_failure as f (subject, at) values (account_subject, counted_at), (address_subject, counted_at) returning f.id)
    select array(select f.at from public.sign_in_failure f where f.subject = account_subject order by f.at desc limit account_most),
      array(select f.at from public.sign_in_failure f where f.subject = address_subject order by f.at desc limit address_most),
      array(select kept.id from kept), a.id, a.password_hash, a.email_verified, a.account_verified, a.disabled, a.password_changed_at,
      a.last_access_at
    from (select) as asked left join public.account_for_sign_in(asked_email) a on true;
end $$;

-- The last step of every way to sign in: creates the session, unless a second factor is required and was not proved, and returns the person, the
-- companies and terms to accept. Deletes the failures that this sign-in explains. Runs with the rights of the caller.
create function begin_session(entering bigint, refresh_hash bytea, at timestamptz, until timestamptz, from_address text, browser text,
    proved_at timestamptz, innocent_subject text, innocent_notes bigint[])
  returns table (session_id uuid, id bigint, email text, display_name text, phone text, email_verified boolean, account_verified boolean,
    created_at timestamptz, companies json, terms_to_accept bigint)
  language plpgsql volatile set search_path = pg_catalog, pg_temp set plan_cache_mode = 'force_generic_plan'
as $$
declare
  done text;
begin
  done := set_config('app.account', entering::text, true);
  return query
    with forgotten as (
      delete from public.sign_in_failure f where f.subject = innocent_subject or f.id = any (innocent_notes)),
    begun as (
      insert into public.account_session as s
          (account_id, refresh_hash, rotated_at, created_at, expires_at, address, user_agent, second_factor_at)
        select entering, begin_session.refresh_hash, at, at, until, from_address, browser, proved_at
        where proved_at is not null or not exists (select from public.second_factor_demands())
      returning s.id),
    used as (
      update public.account a set last_access_at = at where a.id = entering and exists (select from begun))
    select begun.id, a.id, a.email, a.display_name, a.phone, a.email_verified, a.account_verified, a.created_at,
      (select coalesce(json_agg(json_build_object('id', c.id, 'cnpj', c.cnpj, 'companyName', c.name, 'tradingName', c.trading_name,
          'isContractor', c.is_contractor, 'isProvider', c.is_provider, 'owner', m.is_owner) order by c.trading_name, c.id), '[]')
        from public.membership m join public.company c on c.id = m.company_id where m.account_id = a.id),
      (select t.id
        from (select n.id, n.version from public.terms n where n.language = a.language and n.starts_at <= at order by n.starts_at desc limit 1) t
        where not exists (select from public.terms_acceptance done where done.account_id = a.id and done.version = t.version))
    from public.account a left join begun on true where a.id = entering;
end $$;

-- Opens a request: checks the session, sets the scope for row-level security, and returns the account with its permissions in each company.
-- `narrowed` is the companyId header, which can only reduce the scope.
create function request_scope(session_id uuid, asked_account bigint, narrowed bigint[]) returns json
  language plpgsql volatile security definer
  set search_path = pg_catalog, pg_temp set plan_cache_mode = 'force_generic_plan'
as $$
declare
  answer json;
  companies text;
  done text; -- an assignment runs as an expression; `perform` would run a statement
begin
  select json_build_object(
      'account', json_build_object('id', a.id, 'email', a.email, 'name', a.display_name, 'phone', a.phone,
        'emailVerified', a.email_verified, 'accountVerified', a.account_verified, 'createdAt', a.created_at),
      'held', coalesce(h.held, '[]'), 'sets', coalesce(h.sets, '{}')), '{' || coalesce(h.companies, '') || '}'
    into answer, companies
    from public.account_session s
      join public.account a on a.id = s.account_id
      cross join lateral (
        with alike as (
          select min(m.company_id) as company_id, array_to_string(array_agg(m.company_id), ',') as ids, null::json as projects
          from public.membership m
          where m.account_id = asked_account and m.sees_all_projects and (narrowed is null or m.company_id = any (narrowed))
          group by m.held_alike
          union all
          select m.company_id, m.company_id::text, (
            select coalesce(json_agg(mp.project_id), '[]') from public.membership_project mp
            where mp.company_id = m.company_id and mp.membership_id = m.id)
          from public.membership m
          where m.account_id = asked_account and not m.sees_all_projects and (narrowed is null or m.company_id = any (narrowed))),
        held as materialized (
          select w.ids, w.projects, m.is_owner, c.is_contractor, c.is_provider, p.relation_type, p.fingerprint, p.permissions
          from alike w
            join public.membership m on m.company_id = w.company_id and m.account_id = asked_account
            join public.company c on c.id = m.company_id
            join public.access_profile p on p.company_id = m.company_id and p.id = m.profile_id)
        select (select string_agg(w.ids, ',') from held w) as companies,
          (select json_agg(json_build_object('companyIds', ('[' || w.ids || ']')::json, 'isContractor', w.is_contractor,
            'isProvider', w.is_provider,
            'relation', w.relation_type, 'isOwner', w.is_owner, 'set', w.fingerprint, 'projects', w.projects)) from held w) as held,
          (select json_object_agg(d.fingerprint, d.permissions)
            from (select distinct on (w.fingerprint) w.fingerprint, w.permissions from held w) d) as sets) h
    where s.account_id = asked_account and s.id = session_id and s.ended_at is null and s.expires_at > now() and a.disabled_at is null;
  if answer is null then
    return null;
  end if;
  done := set_config('app.account', asked_account::text, true);
  done := set_config('app.companies', companies, true);
  return answer;
end $$;
revoke all on function request_scope from public;
grant execute on function request_scope to emdia_app;
