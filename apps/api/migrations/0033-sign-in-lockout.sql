-- Lockout of sign-ins per account and address, and a limit of attempts per reset link (refines CD-154). An address alone is no longer
-- refused, because many users share it: from 50 failures a day it gets a harder robot check.

-- Requests to set a password with this link. Each compares the password with the former ones, so their number is limited.
alter table account_link add column attempts integer not null default 0;

-- The hash of the network address, so that one row counts for the account, for the address, and for the account from this address. Null in
-- failures without an address. Rows of earlier versions with an address as their subject are swept.
alter table sign_in_failure add column address_subject text;
-- Serves the count of recent failures of an address.
create index sign_in_failure_address on sign_in_failure (address_subject, at desc) where address_subject is not null;

-- A block doubles with each further five failures, up to 24 hours. Ten days contain the 40 failures from which the longest block follows.
drop policy sweep_read on sign_in_failure;
drop policy sweep_delete on sign_in_failure;
create policy sweep_read on sign_in_failure for select to emdia_sweep using (at < now() - interval '10 days');
create policy sweep_delete on sign_in_failure for delete to emdia_sweep using (at < now() - interval '10 days');

-- The addresses of the account's sessions: from these it signed in before.
create function session_addresses(asked_account bigint) returns text[]
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select array(select distinct s.address from public.account_session s where s.account_id = asked_account);
  end;
revoke all on function session_addresses from public;
grant execute on function session_addresses to emdia_app;

-- Records an attempt and returns the earlier failures and the account. `pair` is the account from this address. The session addresses are
-- read only when the account has reached its limit of the day. An advisory lock on the account makes attempts run one after the other, so
-- that none is counted twice. asynchronous commit: losing a failure in a crash is acceptable. The generic plan is stored, because planning
-- took longer than running.
drop function count_sign_in(text, integer, text, integer, text, timestamptz);
create function count_sign_in(asked_subject text, asked_address text, pair_most integer, account_most integer, asked_email text,
    counted_at timestamptz)
  returns table (pair_failures timestamptz[], pair_ids bigint[], account_failures timestamptz[], addresses text[], noted bigint,
    id bigint, password_hash text, email_verified boolean, account_verified boolean, disabled boolean, password_changed_at timestamptz,
    last_access_at timestamptz)
  language plpgsql volatile set search_path = pg_catalog, pg_temp set plan_cache_mode = 'force_generic_plan'
as $$
declare
  done text; -- an assignment runs as an expression; `perform` would run a statement
begin
  done := set_config('synchronous_commit', 'off', true);
  done := pg_advisory_xact_lock(hashtextextended(asked_subject, 0));
  return query
    with kept as (
      insert into public.sign_in_failure as f (subject, address_subject, at) values (asked_subject, asked_address, counted_at) returning f.id),
    recent as (
      select array(select f.at from public.sign_in_failure f
        where f.subject = asked_subject and f.at > counted_at - interval '1 day' order by f.at desc limit account_most) as times)
    select
      array(select f.at from public.sign_in_failure f
        where f.subject = asked_subject and f.address_subject = asked_address order by f.at desc limit pair_most),
      array(select f.id from public.sign_in_failure f where f.subject = asked_subject and f.address_subject = asked_address),
      recent.times,
      case when cardinality(recent.times) >= account_most then public.session_addresses(a.id) else '{}' end,
      (select kept.id from kept), a.id, a.password_hash, a.email_verified, a.account_verified, a.disabled, a.password_changed_at,
      a.last_access_at
    from recent left join public.account_for_sign_in(asked_email) a on true;
end $$;
