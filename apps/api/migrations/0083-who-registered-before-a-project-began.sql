-- Why: whoever had registered while the project that invites them was a draft was asked to register when it began, and could not.

-- Who has registered a company by the address that a project means to write to. A number that the contractor named as well has to be the
-- company's. Of several companies the latest is meant.
create function suppliers_registered_for(asked_project bigint) returns table (supplier_invitation_id bigint, company_id bigint)
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select distinct on (s.id) s.id, c.company_id
    from public.project_supplier_invitation s join public.company_invitation c on c.email = s.email and c.status = 'used'
      left join public.entered_company e on e.contractor_id = s.contractor_id and e.id = s.entered_id
    where s.contractor_id = any (public.scope_companies()) and s.project_id = asked_project and s.status = 'waiting'
      and c.company_id <> s.contractor_id and (e.id is null or e.cnpj = c.cnpj)
    order by s.id, c.used_at desc;
  end;
revoke all on function suppliers_registered_for from public;
grant execute on function suppliers_registered_for to emdia_app;
