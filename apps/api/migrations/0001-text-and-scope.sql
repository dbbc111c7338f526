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
