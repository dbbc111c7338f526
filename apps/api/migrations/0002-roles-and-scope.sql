-- What the two login roles may reach, and the scope of a request that row-level security reads.
-- The start of the product creates the roles: emdia_app serves requests and is bound to one scope; emdia_sweep runs jobs over
-- all companies. Neither owns a table.
-- Policies compare with `(select scope_companies())`: as a subquery it runs once per statement and not once per row. Reading and each way of
-- writing have policies of their own.
-- A `security definer` function passes row-level security by, so each has a fixed search_path, repeats the check of the scope inside, and is
-- executable by the roles named after it only.

revoke create on schema public from public;
grant usage on schema public to emdia_app, emdia_sweep;

-- The companies of the scope. A setting that was never set is null, and one of a finished transaction is '': both read no row.
create function scope_companies() returns bigint[]
  language sql stable parallel safe
  return nullif(current_setting('app.companies', true), '')::bigint[];

-- The account of the scope, or null.
create function scope_account() returns bigint
  language sql stable parallel safe
  return nullif(current_setting('app.account', true), '')::bigint;
