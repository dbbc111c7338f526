-- Why: searching ignores accents and case, and every policy asks the same two questions: which companies, which account.
create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists btree_gist;

create function plain_text(value text) returns text
  language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent'::regdictionary, value));

-- A setting that was never made is null, one of a finished transaction is '': both read no row.
create function scope_companies() returns bigint[]
  language sql stable parallel safe
  return nullif(current_setting('app.companies', true), '')::bigint[];

create function scope_account() returns bigint
  language sql stable parallel safe
  return nullif(current_setting('app.account', true), '')::bigint;

revoke create on schema public from public;
grant usage on schema public to emdia_app, emdia_sweep;

-- A list that flips to a generic plan scans the whole tenant; and nothing the application sends may run for ever.
alter role emdia_app set plan_cache_mode = 'force_custom_plan';
alter role emdia_app set statement_timeout = '10s';
alter role emdia_app set idle_in_transaction_session_timeout = '60s';
alter role emdia_sweep set statement_timeout = '60s';
