-- Why: a contractor whose only project with a supplier was removed went on asking the supplier's people for a second factor, and ended their
-- sessions, though they share nothing that either of them sees.

-- As before (0009), of suppliers in projects that there are.
create or replace function second_factor_demands() returns table (company_id bigint, made_in uuid)
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
create or replace function second_factor_people(asked_company bigint) returns table (own bigint, of_suppliers bigint)
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
-- As before (0026).
create or replace function end_sessions_without_second_factor(asked_company bigint, acting_session uuid, ended timestamptz) returns bigint
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
