-- Why: a sign-in asks what its decision needs to know in one statement instead of four, a list of people says of each by which
-- invitation they came, and a person can read what was changed about their own account.

-- Counts an attempt to sign in before it is looked at, and answers whom it is about. The locks are taken first and the statement sees what
-- was there when it began, so that attempts on one subject stand in line and none counts itself. Its plan is kept, because planning it
-- took longer than running it. It runs with the rights of whoever asks.
create or replace function count_sign_in(account_subject text, account_most integer, address_subject text, address_most integer,
    asked_email text, counted_at timestamptz)
  returns table (account_failures timestamptz[], address_failures timestamptz[], noted bigint[], id bigint, password_hash text,
    email_verified boolean, account_verified boolean, disabled boolean, password_changed_at timestamptz, last_access_at timestamptz)
  language plpgsql volatile set search_path = pg_catalog, pg_temp set plan_cache_mode = 'force_generic_plan'
as $$
declare
  done text; -- an assignment is evaluated without a statement of its own, which `perform` would be
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

-- By which invitation somebody came is asked of the people of a page.
create index invitation_taken_up on invitation (company_id, account_id) where status = 'used';

-- What was changed about an account: its own data, its ways in, its sessions. The history of a company tells what its people did there;
-- this belongs to the person, whether they work anywhere or not, and nobody else reads it. It is only ever added to.
create table account_history (
  account_id bigint not null references account,
  id bigint generated always as identity unique,
  at timestamptz not null,
  address text, -- from where; none where somebody else's decision did it
  action text not null check (action in ('name_changed', 'language_changed', 'phone_changed', 'second_factor_on', 'second_factor_off',
    'password_changed', 'session_ended', 'other_sessions_ended', 'session_reused', 'session_unproved', 'sessions_ended_by_company')),
  old_value text,
  new_value text,
  primary key (account_id, id)
);
alter table account_history enable row level security;
create policy read_own on account_history for select to emdia_app using (account_id = scope_account());
create policy insert_own on account_history for insert to emdia_app with check (account_id = scope_account());
grant select, insert on account_history to emdia_app;
create trigger account_history_is_append_only before update or delete or truncate on account_history
  for each statement execute function refuse_rewriting();

-- A company of the scope has begun to ask: whoever came in without a second factor comes in again, except who decided it, and reads in
-- their own history why.
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
            or m.company_id in (select pc.provider_id from public.project_company pc where pc.contractor_id = asked_company))
      returning s.account_id),
    told as (
      insert into public.account_history (account_id, at, action, new_value)
      select distinct gone.account_id, ended, 'sessions_ended_by_company', c.trading_name
      from gone cross join public.company c where c.id = asked_company)
    select count(*) from gone;
  end;
