-- Accounts assigned to the reviews of a supplier, of a project or of one pendency. An assignment limits nothing: it selects rows of a list.
create table review_assignment (
  contractor_id bigint not null references company,
  id bigint generated always as identity unique,
  provider_id bigint references company, -- crosses owners: a supplier of the contractor
  project_id bigint,
  pendency_id bigint,
  account_id bigint not null, -- crosses owners: a user of the contractor, with the name at that time
  account_name text not null,
  primary key (contractor_id, id),
  check (num_nonnulls(provider_id, project_id, pendency_id) = 1),
  foreign key (contractor_id, project_id) references project (contractor_id, id) on delete cascade,
  foreign key (contractor_id, pendency_id) references pendency (contractor_id, id) on delete cascade,
  -- An account that leaves the company loses its assignments.
  foreign key (contractor_id, account_id) references membership (company_id, account_id) on delete cascade
);
-- One assignment for each target. They serve the row of a pendency and the filter of the list.
create unique index review_assignment_pendency on review_assignment (contractor_id, pendency_id) include (account_id) where pendency_id is not null;
create unique index review_assignment_project on review_assignment (contractor_id, project_id) include (account_id) where project_id is not null;
create unique index review_assignment_provider on review_assignment (contractor_id, provider_id) include (account_id) where provider_id is not null;
-- Serves the removal of a membership.
create index review_assignment_account on review_assignment (contractor_id, account_id);

-- The contractor only: a supplier does not learn who reviews its documents.
alter table review_assignment enable row level security;
create policy own on review_assignment to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]))
  with check (contractor_id = any ((select scope_companies())::bigint[]));
grant select, insert, delete on review_assignment to emdia_app;
grant update (account_id, account_name) on review_assignment to emdia_app;

-- Users of a contractor in the scope who see pendencies of the contractor side, with the projects to which they are restricted.
create function review_assignees(contractors bigint[]) returns table (contractor_id bigint, account_id bigint, name text, project_ids bigint[])
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select m.company_id, a.id, a.display_name, case when not m.sees_all_projects then array(select mp.project_id
      from public.membership_project mp where mp.company_id = m.company_id and mp.membership_id = m.id) end
    from public.membership m
      join public.company c on c.id = m.company_id and c.is_contractor
      join public.access_profile f on f.company_id = m.company_id and f.id = m.profile_id
      join public.account a on a.id = m.account_id and a.disabled_at is null
    where m.company_id = any (contractors) and m.company_id = any ((select public.scope_companies())::bigint[])
      and (m.is_owner or 'see_pendency' = any (f.permissions) and f.relation_type in ('both', 'contractor'));
  end;
revoke all on function review_assignees from public;
grant execute on function review_assignees to emdia_app;
