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
