-- Why: a project is made in five steps and begins when the last of them that applies is saved. Until then it is a draft, which is
-- its contractor's alone; from then on each change is linked in the background, and what it demands is kept with its days.

alter table project add column is_draft boolean not null default false;
alter table project add column step integer not null default 5 check (step between 1 and 5); -- the last one that was saved
alter table project add column version integer not null default 1;
alter table project add column created_by_id bigint references account; -- crosses owners: whoever made it, who may since have left
alter table project add column removed_at timestamptz;

-- The list walks these without the drafts, and finds the few drafts by an index of their own.
drop index project_by_name;
drop index project_by_start;
drop index project_by_end;
create index project_by_name on project (contractor_id, name, id) where state <> 'removed' and not is_draft;
create index project_by_start on project (contractor_id, start_date, id) where state <> 'removed' and not is_draft;
create index project_by_end on project (contractor_id, end_date, id) where state <> 'removed' and not is_draft;
create index project_drafts on project (contractor_id, id) where is_draft and state <> 'removed';

drop function projects_matching;
create function projects_matching(asked text)
  returns table (contractor_id bigint, id bigint, name text, start_date date, end_date date, state text, is_draft boolean)
  language sql stable security definer rows 500 set search_path = pg_catalog, pg_temp
  begin atomic
    select p.contractor_id, p.id, p.name, p.start_date, p.end_date, p.state, p.is_draft from public.project p
    where p.contractor_id = any (public.scope_companies()) and p.plain_words like public.found_anywhere(asked)
    union all
    select p.contractor_id, p.id, p.name, p.start_date, p.end_date, p.state, p.is_draft from public.project p
    where p.id in (select pc.project_id from public.project_company pc where pc.provider_id = any (public.scope_companies()))
      and not p.is_draft and not p.contractor_id = any (public.scope_companies()) and p.plain_words like public.found_anywhere(asked);
  end;
revoke all on function projects_matching from public;
grant execute on function projects_matching to emdia_app;

-- Who saved which step, and what changed in it: what somebody is told whose own step came second.
create table project_save (
  contractor_id bigint not null,
  id bigint generated always as identity unique,
  project_id bigint not null,
  version integer not null,
  step integer not null,
  fields text[] not null,
  at timestamptz not null,
  account_id bigint, -- crosses owners: who did it, with the name as it was
  account_name text,
  primary key (contractor_id, id),
  foreign key (contractor_id, project_id) references project (contractor_id, id),
  unique (contractor_id, project_id, version)
);
alter table project_save enable row level security;
create policy read_own on project_save for select to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
create policy insert_own on project_save for insert to emdia_app with check (contractor_id = any ((select scope_companies())::bigint[]));
grant select, insert on project_save to emdia_app;

-- What a project has for those of its suppliers for whom nothing else was decided.
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

-- A draft chooses its suppliers, and chooses again. None of them knows: the link that lets them read is made when the project begins.
create table project_supplier_choice (
  contractor_id bigint not null,
  id bigint generated always as identity unique,
  project_id bigint not null,
  provider_id bigint not null references company, -- crosses owners: whom the contractor thinks of, who does not read it
  plans text[] not null check (plans <@ '{STP,SSMA}' and cardinality(plans) > 0),
  primary key (contractor_id, id),
  foreign key (contractor_id, project_id) references project (contractor_id, id),
  unique (contractor_id, project_id, provider_id)
);
alter table project_supplier_choice enable row level security;
create policy read_own on project_supplier_choice for select to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
create policy insert_own on project_supplier_choice for insert to emdia_app with check (contractor_id = any ((select scope_companies())::bigint[]));
create policy update_own on project_supplier_choice for update to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
create policy delete_own on project_supplier_choice for delete to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
grant select, insert, update, delete on project_supplier_choice to emdia_app;

-- A supplier that is not here yet. It is written to when the project begins, and linked when its company registers by this address.
create table project_supplier_invitation (
  contractor_id bigint not null,
  id bigint generated always as identity unique,
  project_id bigint not null,
  email text not null check (email = lower(email)),
  plans text[] not null check (plans <@ '{STP,SSMA}' and cardinality(plans) > 0),
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'linked', 'cancelled')),
  sent_at timestamptz,
  primary key (contractor_id, id),
  foreign key (contractor_id, project_id) references project (contractor_id, id)
);
create unique index project_supplier_invitation_open on project_supplier_invitation (contractor_id, project_id, email) where status in ('waiting', 'sent');
create index project_supplier_invitation_email on project_supplier_invitation (email) where status = 'sent';
alter table project_supplier_invitation enable row level security;
create policy read_own on project_supplier_invitation for select to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
create policy insert_own on project_supplier_invitation for insert to emdia_app with check (contractor_id = any ((select scope_companies())::bigint[]));
create policy update_own on project_supplier_invitation for update to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
create policy delete_own on project_supplier_invitation for delete to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
grant select, insert, update, delete on project_supplier_invitation to emdia_app;

-- Since when the supplier works in the project: nothing is asked of it for the time before.
alter table project_company add column linked_from date not null default current_date;
alter table project_company add unique (contractor_id, id, provider_id);

-- The plans of a supplier: assigned once and for good, whatever becomes of their settings. What is null follows the project.
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
  foreign key (contractor_id, project_company_id, provider_id) references project_company (contractor_id, id, provider_id),
  unique (contractor_id, project_company_id, plan)
);
create index project_company_plan_provider on project_company_plan (provider_id);
alter table project_company_plan enable row level security;
create policy read_either on project_company_plan for select to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or provider_id = any ((select scope_companies())::bigint[]));
create policy insert_own on project_company_plan for insert to emdia_app with check (contractor_id = any ((select scope_companies())::bigint[]));
create policy update_own on project_company_plan for update to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
grant select, insert on project_company_plan to emdia_app;
grant update (analysis_days, re_analysis_days, start_reference, end_reference, version) on project_company_plan to emdia_app;

create table project_risk_activity (
  contractor_id bigint not null,
  project_id bigint not null,
  activity_owner_id bigint not null, -- crosses owners: the platform's activities as well as the contractor's own
  activity_id bigint not null,
  activity_version integer not null,
  primary key (contractor_id, project_id, activity_owner_id, activity_id),
  foreign key (contractor_id, project_id) references project (contractor_id, id),
  foreign key (activity_owner_id, activity_id, activity_version) references risk_activity_version (owner_id, risk_activity_id, version)
);
alter table project_risk_activity enable row level security;
create policy read_linked on project_risk_activity for select to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or array_position((select scope_contractors())::bigint[], contractor_id) is not null);
create policy insert_own on project_risk_activity for insert to emdia_app with check (contractor_id = any ((select scope_companies())::bigint[]));
create policy delete_own on project_risk_activity for delete to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
grant select, insert, delete on project_risk_activity to emdia_app;

-- What a project demands, and from when until when. Taken away on the day it was asked for, it was never owed: it ends the day before.
create table project_requirement (
  contractor_id bigint not null,
  id bigint generated always as identity unique,
  project_id bigint not null,
  plan text not null check (plan in ('STP', 'SSMA')),
  type_owner_id bigint not null, -- crosses owners: the platform's documents as well as the contractor's own
  type_id bigint not null,
  type_version integer not null,
  holds_from date not null,
  holds_until date,
  primary key (contractor_id, id),
  foreign key (contractor_id, project_id) references project (contractor_id, id),
  foreign key (type_owner_id, type_id, type_version) references document_type_version (owner_id, document_type_id, version),
  check (holds_until >= holds_from - 1)
);
create unique index project_requirement_open on project_requirement (contractor_id, project_id, type_owner_id, type_id) where holds_until is null;
create index project_requirement_project on project_requirement (contractor_id, project_id);
alter table project_requirement enable row level security;
create policy read_linked on project_requirement for select to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or array_position((select scope_contractors())::bigint[], contractor_id) is not null);
create policy insert_own on project_requirement for insert to emdia_app with check (contractor_id = any ((select scope_companies())::bigint[]));
create policy update_own on project_requirement for update to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
create policy delete_own on project_requirement for delete to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
grant select, insert, update, delete on project_requirement to emdia_app;

-- What is demanded in the project, and not of this supplier.
create table project_requirement_exception (
  contractor_id bigint not null,
  requirement_id bigint not null,
  provider_id bigint not null references company, -- crosses owners: of whom it is not asked, who may read so
  primary key (contractor_id, requirement_id, provider_id),
  foreign key (contractor_id, requirement_id) references project_requirement (contractor_id, id) on delete cascade
);
create index project_requirement_exception_provider on project_requirement_exception (provider_id);
alter table project_requirement_exception enable row level security;
create policy read_either on project_requirement_exception for select to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or provider_id = any ((select scope_companies())::bigint[]));
create policy insert_own on project_requirement_exception for insert to emdia_app with check (contractor_id = any ((select scope_companies())::bigint[]));
create policy delete_own on project_requirement_exception for delete to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
grant select, insert, delete on project_requirement_exception to emdia_app;

-- How far the linking after the last change has come. It goes on from here, whoever was doing it.
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
create index project_linking_latest on project_linking (contractor_id, started_at desc);
alter table project_linking enable row level security;
create policy read_own on project_linking for select to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
create policy insert_own on project_linking for insert to emdia_app with check (contractor_id = any ((select scope_companies())::bigint[]));
create policy update_own on project_linking for update to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
grant select, insert, update on project_linking to emdia_app;

-- Which of some addresses belong to people who are here already (R-280): they are found by their company, and not invited by e-mail.
create function confirmed_addresses(asked text[]) returns text[]
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select array(select a.email from public.account a where a.email = any (asked) and a.email_verified order by 1);
  end;
revoke all on function confirmed_addresses from public;
grant execute on function confirmed_addresses to emdia_app;

-- The projects that wait for the company that has just registered by an invitation: no contractor reads another's.
create function projects_awaiting(asked_invitation bigint)
  returns table (contractor_id bigint, project_id bigint, supplier_invitation_id bigint, company_id bigint)
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select s.contractor_id, s.project_id, s.id, c.company_id
    from public.company_invitation c join public.project_supplier_invitation s on s.email = c.email and s.status = 'sent'
    where c.id = asked_invitation and c.status = 'used' and c.company_id <> s.contractor_id;
  end;
revoke all on function projects_awaiting from public;
grant execute on function projects_awaiting to emdia_app;

-- Whoever is linked to a project supplies: its people then act on that side. Only for companies that the caller has linked.
create function become_suppliers(asked bigint[]) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
  begin atomic
    update public.company c set is_provider = true where c.id = any (asked) and not c.is_provider and exists (
      select from public.project_company pc where pc.provider_id = c.id and pc.contractor_id = any (public.scope_companies()));
  end;
revoke all on function become_suppliers from public;
grant execute on function become_suppliers to emdia_app;
