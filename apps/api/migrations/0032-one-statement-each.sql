-- Why: a sign-in is two statements, of which each travels alone: nothing opens or ends a transaction around it.

-- What every way in ends with (0021); it says itself that it speaks for the account that comes in. It runs with the rights of whoever asks,
-- and its plan is kept.
create or replace function begin_session(entering bigint, refresh_hash bytea, at timestamptz, until timestamptz, from_address text, browser text,
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
