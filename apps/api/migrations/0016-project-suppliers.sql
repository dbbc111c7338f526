-- Suppliers of a project: choices and invitations of a draft, plans, and the progress of linking.

-- The suppliers that a draft names. The supplier does not read it: the link is created when the project starts.
create table project_supplier_choice (
  contractor_id bigint not null,
  id bigint generated always as identity unique,
  project_id bigint not null,
  provider_id bigint not null references company, -- crosses owners: the chosen supplier, which does not read the row
  plans text[] not null check (plans <@ '{STP,SSMA}' and cardinality(plans) > 0),
  primary key (contractor_id, id),
  unique (contractor_id, project_id, provider_id),
  foreign key (contractor_id, project_id) references project (contractor_id, id)
);
alter table project_supplier_choice enable row level security;
create policy read_own on project_supplier_choice for select to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
create policy insert_own on project_supplier_choice for insert to emdia_app with check (contractor_id = any ((select scope_companies())::bigint[]));
create policy update_own on project_supplier_choice for update to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
create policy delete_own on project_supplier_choice for delete to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
grant select, insert, update, delete on project_supplier_choice to emdia_app;

-- A supplier of a project that is not registered. The e-mail leaves when the project starts; the supplier is linked when its
-- company registers with this address.
create table project_supplier_invitation (
  contractor_id bigint not null,
  id bigint generated always as identity unique,
  project_id bigint not null,
  email text check (email = lower(email)),
  entered_id bigint,
  plans text[] not null check (plans <@ '{STP,SSMA}' and cardinality(plans) > 0),
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'linked', 'cancelled')),
  sent_at timestamptz,
  primary key (contractor_id, id),
  foreign key (contractor_id, project_id) references project (contractor_id, id),
  foreign key (contractor_id, entered_id) references entered_company (contractor_id, id),
  check (email is not null or entered_id is not null)
);
-- One open invitation per project and address.
create unique index project_supplier_invitation_open on project_supplier_invitation (contractor_id, project_id, email)
  where status in ('waiting', 'sent');
-- Serves projects_awaiting.
create index project_supplier_invitation_email on project_supplier_invitation (email) where status = 'sent';
-- One open invitation per project and entered company.
create unique index project_supplier_invitation_entered on project_supplier_invitation (contractor_id, project_id, entered_id)
  where status in ('waiting', 'sent');
-- Serves the foreign key to entered_company.
create index project_supplier_invitation_of_entered on project_supplier_invitation (contractor_id, entered_id) where entered_id is not null;
alter table project_supplier_invitation enable row level security;
create policy read_own on project_supplier_invitation for select to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
create policy insert_own on project_supplier_invitation for insert to emdia_app
  with check (contractor_id = any ((select scope_companies())::bigint[]));
create policy update_own on project_supplier_invitation for update to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
create policy delete_own on project_supplier_invitation for delete to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
grant select, insert, update, delete on project_supplier_invitation to emdia_app;

-- The projects that wait for a company that has just accepted its invitation. The e-mail address identifies it, because the contractor wrote to
-- it; where the contractor also named a CNPJ, it must match. A CNPJ alone does not link, because it is public.
create function projects_awaiting(asked_invitation bigint)
  returns table (contractor_id bigint, project_id bigint, supplier_invitation_id bigint, company_id bigint)
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select s.contractor_id, s.project_id, s.id, c.company_id
    from public.company_invitation c join public.project_supplier_invitation s on s.email = c.email and s.status = 'sent'
      left join public.entered_company e on e.contractor_id = s.contractor_id and e.id = s.entered_id
    where c.id = asked_invitation and c.status = 'used' and c.company_id <> s.contractor_id and (e.id is null or e.cnpj = c.cnpj);
  end;
revoke all on function projects_awaiting from public;
grant execute on function projects_awaiting to emdia_app;

-- The companies that registered with an address that a project is about to invite, under the same conditions. The latest registration wins.
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

-- Marks linked companies as suppliers, so that their members act on that side. Limited to companies that the scope has linked.
create function become_suppliers(asked bigint[]) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
  begin atomic
    update public.company c set is_provider = true where c.id = any (asked) and not c.is_provider and exists (
      select from public.project_company pc where pc.provider_id = c.id and pc.contractor_id = any (public.scope_companies()));
  end;
revoke all on function become_suppliers from public;
grant execute on function become_suppliers to emdia_app;

-- The default settings of a plan in a project. Null settings of a supplier follow them.
create table project_plan (
  contractor_id bigint not null,
  project_id bigint not null,
  plan text not null check (plan in ('STP', 'SSMA')),
  analysis_days integer check (analysis_days > 0),
  re_analysis_days integer check (re_analysis_days > 0),
  start_reference date,
  end_reference date,
  primary key (contractor_id, project_id, plan),
  foreign key (contractor_id, project_id) references project (contractor_id, id),
  check (end_reference >= start_reference)
);
alter table project_plan enable row level security;
create policy read_linked on project_plan for select to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or array_position((select scope_contractors())::bigint[], contractor_id) is not null);
create policy insert_own on project_plan for insert to emdia_app with check (contractor_id = any ((select scope_companies())::bigint[]));
create policy update_own on project_plan for update to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
grant select, insert, update on project_plan to emdia_app;

-- The plans of a supplier in a project. A plan is assigned once and never removed; null settings follow the project.
create table project_company_plan (
  contractor_id bigint not null,
  id bigint generated always as identity unique,
  project_company_id bigint not null,
  provider_id bigint not null, -- crosses owners: shared by contractor and provider
  plan text not null check (plan in ('STP', 'SSMA')),
  analysis_days integer check (analysis_days > 0),
  re_analysis_days integer check (re_analysis_days > 0),
  start_reference date,
  end_reference date,
  version integer not null default 1,
  primary key (contractor_id, id),
  unique (contractor_id, project_company_id, plan),
  foreign key (contractor_id, project_company_id, provider_id) references project_company (contractor_id, id, provider_id)
);
-- Serves the policy.
create index project_company_plan_provider on project_company_plan (provider_id);
alter table project_company_plan enable row level security;
create policy read_either on project_company_plan for select to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or provider_id = any ((select scope_companies())::bigint[]));
create policy insert_own on project_company_plan for insert to emdia_app with check (contractor_id = any ((select scope_companies())::bigint[]));
create policy update_own on project_company_plan for update to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
grant select, insert on project_company_plan to emdia_app;
grant update (analysis_days, re_analysis_days, start_reference, end_reference, version) on project_company_plan to emdia_app;

-- Progress of the linking job after the last change, so that another worker continues it.
create table project_linking (
  contractor_id bigint not null,
  project_id bigint not null,
  total integer not null check (total > 0),
  done integer not null default 0 check (done between 0 and total),
  started_at timestamptz not null,
  finished_at timestamptz,
  primary key (contractor_id, project_id),
  foreign key (contractor_id, project_id) references project (contractor_id, id)
);
-- Serves the recently linked projects.
create index project_linking_latest on project_linking (contractor_id, started_at desc);
alter table project_linking enable row level security;
create policy read_own on project_linking for select to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
create policy insert_own on project_linking for insert to emdia_app with check (contractor_id = any ((select scope_companies())::bigint[]));
create policy update_own on project_linking for update to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
grant select, insert, update on project_linking to emdia_app;
