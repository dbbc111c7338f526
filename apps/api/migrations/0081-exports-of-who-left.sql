-- Why: a file that was asked for was made, and a link to it mailed, also when whoever asked had lost their access before its job came.

-- Whether whoever asked for an export still belongs to every company whose rows it has.
create function export_is_still_theirs(asked text) returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select not exists (
      select from public.asked_export e cross join unnest(e.company_ids) own (company_id)
      where e.job = asked and not exists (
        select from public.membership m where m.account_id = e.account_id and m.company_id = own.company_id));
  end;
revoke all on function export_is_still_theirs from public;
grant execute on function export_is_still_theirs to emdia_app;
