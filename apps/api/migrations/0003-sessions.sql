-- Why: a session is a family of refresh tokens that can be ended at once, and every request asks it who is calling.
create table account_session (
  account_id bigint not null references account,
  id uuid not null default gen_random_uuid() unique,
  refresh_hash bytea not null,
  previous_hash bytea,
  rotated_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('signed_out', 'token_reused')),
  address text not null,
  user_agent text not null,
  primary key (account_id, id)
);
create index account_session_expiry on account_session (expires_at);
alter table account_session enable row level security;
create policy read_own on account_session for select to emdia_app using (account_id = scope_account());
create policy insert_own on account_session for insert to emdia_app with check (account_id = scope_account());
create policy update_own on account_session for update to emdia_app using (account_id = scope_account());
grant select, insert, update on account_session to emdia_app;
-- Expired sessions are swept a month after their end, so that their reuse is still recognised for a while.
create policy sweep_read on account_session for select to emdia_sweep using (expires_at < now() - interval '30 days');
create policy sweep_delete on account_session for delete to emdia_sweep using (expires_at < now() - interval '30 days');
grant select, delete on account_session to emdia_sweep;

-- Before anybody is known, one function with a name answers what a sign-in needs.
create function account_for_sign_in(asked_email text)
  returns table (id bigint, password_hash text, email_verified boolean, account_verified boolean, disabled boolean)
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select a.id, a.password_hash, a.email_verified, a.account_verified, a.disabled_at is not null from public.account a where a.email = asked_email;
  end;
revoke all on function account_for_sign_in from public;
grant execute on function account_for_sign_in to emdia_app;

-- Opens a request: checks the session, tells row-level security whose rows may be read, and answers who is asking with
-- what they hold in each company. `narrowed` is what the companyId header asks for; it can only take away.
create function request_scope(session_id uuid, asked_account bigint, narrowed bigint[]) returns json
  language plpgsql volatile security definer
  set search_path = pg_catalog, pg_temp set plan_cache_mode = 'force_generic_plan'
as $$
declare
  answer json;
  companies text;
  done text; -- an assignment is evaluated without a statement of its own, which `perform` would be
begin
  select json_build_object(
      'account', json_build_object('id', a.id, 'email', a.email, 'name', a.display_name, 'phone', a.phone,
        'emailVerified', a.email_verified, 'accountVerified', a.account_verified, 'createdAt', a.created_at),
      'held', coalesce(h.held, '[]')), coalesce(h.companies, '{}')
    into answer, companies
    from public.account_session s
      join public.account a on a.id = s.account_id
      cross join lateral (
        select array_agg(m.company_id)::text as companies,
          json_agg(json_build_object('companyId', m.company_id, 'isContractor', c.is_contractor, 'isProvider', c.is_provider,
            'relation', p.relation_type, 'isOwner', m.is_owner, 'permissions', p.permissions,
            'projects', case when m.sees_all_projects then null else (
              select coalesce(json_agg(mp.project_id), '[]') from public.membership_project mp
              where mp.company_id = m.company_id and mp.membership_id = m.id) end)) as held
        from public.membership m
          join public.company c on c.id = m.company_id
          join public.access_profile p on p.company_id = m.company_id and p.id = m.profile_id
        where m.account_id = asked_account and (narrowed is null or m.company_id = any (narrowed))) h
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
