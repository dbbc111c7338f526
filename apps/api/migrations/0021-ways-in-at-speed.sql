-- Why: a sign-in asked the database thirteen times, and every request of somebody who works for a thousand companies looked up each of
-- them and each profile. Both are answered from one place now.

-- What is counted can be taken back by its id, and nothing else with it.
alter table sign_in_failure add column id bigint generated always as identity unique;

-- Counts an attempt to sign in before it is looked at, and answers whom it is about. Attempts on one subject stand in line, and each
-- statement sees what those before it wrote, so that many at once are not counted as one. The count need not outlive a power cut, and nobody
-- waits for the disk because of it. It runs with the rights of whoever asks.
create function count_sign_in(account_subject text, account_most integer, address_subject text, address_most integer, asked_email text,
    counted_at timestamptz)
  returns table (account_failures timestamptz[], address_failures timestamptz[], noted bigint[], id bigint, password_hash text,
    email_verified boolean, account_verified boolean, disabled boolean, password_changed_at timestamptz, last_access_at timestamptz)
  language plpgsql volatile set search_path = pg_catalog, pg_temp
as $$
declare
  done text; -- an assignment is evaluated without a statement of its own, which `perform` would be
begin
  done := set_config('synchronous_commit', 'off', true);
  done := pg_advisory_xact_lock(hashtextextended(account_subject, 0));
  done := pg_advisory_xact_lock(hashtextextended(address_subject, 0));
  account_failures := array(select f.at from public.sign_in_failure f where f.subject = account_subject order by f.at desc limit account_most);
  address_failures := array(select f.at from public.sign_in_failure f where f.subject = address_subject order by f.at desc limit address_most);
  with kept as (
    insert into public.sign_in_failure as f (subject, at) values (account_subject, counted_at), (address_subject, counted_at) returning f.id)
  select array_agg(kept.id) into noted from kept;
  return query
    select account_failures, address_failures, noted, a.id, a.password_hash, a.email_verified, a.account_verified, a.disabled,
      a.password_changed_at, a.last_access_at
    from (select) as asked left join public.account_for_sign_in(asked_email) a on true;
end $$;

-- What every way in ends with: a session for the account of the scope and the note that it was used, unless somebody asks for a second
-- factor that was not proved; and the person with their companies and the terms they have yet to accept. An attempt that was no guess is
-- forgotten on the way: all that counts against the account, and of what its address did only this one. It runs with the rights of whoever
-- asks, and its plan is kept, because planning it took longer than running it.
create function begin_session(entering bigint, refresh_hash bytea, at timestamptz, until timestamptz, from_address text, browser text,
    proved_at timestamptz, innocent_subject text, innocent_notes bigint[])
  returns table (session_id uuid, id bigint, email text, display_name text, phone text, email_verified boolean, account_verified boolean,
    created_at timestamptz, companies json, terms_to_accept bigint)
  language plpgsql volatile set search_path = pg_catalog, pg_temp set plan_cache_mode = 'force_generic_plan'
as $$
begin
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

-- All that somebody holds in a company, as a fingerprint beside the membership: companies in which the same is held are told together
-- from one index, whatever their number, and one of them speaks for all. The trigger writes it, whoever writes the row; locking what
-- it reads, it meets whoever changes a profile at that moment, so that nobody goes on holding what was taken away.
alter table membership add column held_alike uuid not null default '00000000-0000-0000-0000-000000000000';
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
  new.held_alike := coalesce(found_alike, new.held_alike); -- where there is no such profile the foreign key says so
  return new;
end $$;
revoke all on function keep_held_alike from public;
create trigger membership_keeps_held_alike before insert or update on membership for each row execute function keep_held_alike();

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
update membership set profile_id = profile_id;

-- Read alone, without its table. Measured with 1,000 memberships: 0.2 ms, where joining companies and profiles took 5.
create index membership_held_alike on membership (account_id, held_alike, company_id) where sees_all_projects;

create or replace function request_scope(session_id uuid, asked_account bigint, narrowed bigint[]) returns json
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

-- Seeing and changing one's own data are asked for from now on: nobody loses with this version what they could do before it.
update access_profile set permissions = permissions || array(
  select key from unnest('{see_personal_data,update_personal_data}'::text[]) key where not key = any (permissions));
