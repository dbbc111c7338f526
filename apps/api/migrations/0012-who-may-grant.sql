-- Why: a refusal names who could give what is missing, and the people of a company are found by the profile they hold.

create index membership_owner on membership (company_id) where is_owner;

-- Of the companies in the scope, the people who could give a permission where it would count: owners, and who may change
-- profiles or people and holds the permission themselves. A name and a company, and nothing else of anybody.
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

-- Who works for a thousand companies holds few different sets of permissions, on few different sides: each set travels once a
-- request under its fingerprint, and companies in which the same is held travel as one list of ids.
create function permission_fingerprint(keys text[]) returns text
  language sql immutable strict parallel safe
  return md5(array_to_string(keys, ','));
alter table access_profile add column fingerprint text not null generated always as (permission_fingerprint(permissions)) stored;

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
      'held', coalesce(h.held, '[]'), 'sets', coalesce(h.sets, '{}')), coalesce(h.companies, '{}')
    into answer, companies
    from public.account_session s
      join public.account a on a.id = s.account_id
      cross join lateral (
        with holding as materialized (
          select m.company_id, m.id, m.is_owner, m.sees_all_projects, c.is_contractor, c.is_provider, p.relation_type, p.fingerprint, p.permissions
          from public.membership m
            join public.company c on c.id = m.company_id
            join public.access_profile p on p.company_id = m.company_id and p.id = m.profile_id
          where m.account_id = asked_account and (narrowed is null or m.company_id = any (narrowed))),
        alike as (
          select array_agg(w.company_id) as ids, w.is_contractor, w.is_provider, w.relation_type, w.is_owner, w.fingerprint, null::json as projects
          from holding w where w.sees_all_projects
          group by w.is_contractor, w.is_provider, w.relation_type, w.is_owner, w.fingerprint
          union all
          select array[w.company_id], w.is_contractor, w.is_provider, w.relation_type, w.is_owner, w.fingerprint, (
            select coalesce(json_agg(mp.project_id), '[]') from public.membership_project mp
            where mp.company_id = w.company_id and mp.membership_id = w.id)
          from holding w where not w.sees_all_projects)
        select (select array_agg(w.company_id)::text from holding w) as companies,
          (select json_agg(json_build_object('companyIds', g.ids, 'isContractor', g.is_contractor, 'isProvider', g.is_provider,
            'relation', g.relation_type, 'isOwner', g.is_owner, 'set', g.fingerprint, 'projects', g.projects)) from alike g) as held,
          (select json_object_agg(d.fingerprint, d.permissions)
            from (select distinct on (w.fingerprint) w.fingerprint, w.permissions from holding w) d) as sets) h
    where s.account_id = asked_account and s.id = session_id and s.ended_at is null and s.expires_at > now() and a.disabled_at is null;
  if answer is null then
    return null;
  end if;
  done := set_config('app.account', asked_account::text, true);
  done := set_config('app.companies', companies, true);
  return answer;
end $$;
