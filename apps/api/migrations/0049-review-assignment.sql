-- Accounts assigned to the reviews of a supplier, of a project or of one pendency. An assignment limits nothing: it selects rows of a list.
create table review_assignment (
  contractor_id bigint not null references company,
  id bigint generated always as identity unique,
  provider_id bigint references company, -- crosses owners: a supplier of the contractor
  project_id bigint,
  pendency_id bigint,
  account_id bigint not null, -- crosses owners: a user of the contractor, with the current name
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
-- Serves the foreign key of the supplier.
create index review_assignment_company on review_assignment (provider_id) where provider_id is not null;

-- The contractor only: a supplier does not learn who reviews its documents.
alter table review_assignment enable row level security;
create policy read_own on review_assignment for select to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
create policy insert_own on review_assignment for insert to emdia_app with check (contractor_id = any ((select scope_companies())::bigint[]));
create policy update_own on review_assignment for update to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
create policy delete_own on review_assignment for delete to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
grant select, insert, delete on review_assignment to emdia_app;
grant update (account_id, account_name) on review_assignment to emdia_app;

-- Users of contractors who see pendencies of the contractor side, with the projects to which they are restricted. Not limited to the scope.
create function reviewers_of(contractors bigint[]) returns table (contractor_id bigint, account_id bigint, name text, project_ids bigint[])
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select m.company_id, a.id, a.display_name, case when not m.sees_all_projects then array(select mp.project_id
      from public.membership_project mp where mp.company_id = m.company_id and mp.membership_id = m.id) end
    from public.membership m
      join public.company c on c.id = m.company_id and c.is_contractor
      join public.access_profile f on f.company_id = m.company_id and f.id = m.profile_id
      join public.account a on a.id = m.account_id and a.disabled_at is null
    where m.company_id = any (contractors) and (m.is_owner or 'see_pendency' = any (f.permissions) and f.relation_type in ('both', 'contractor'));
  end;
revoke all on function reviewers_of from public;

-- The same for the contractors in the scope: accounts to which reviews can be assigned.
create function review_assignees(contractors bigint[]) returns table (contractor_id bigint, account_id bigint, name text, project_ids bigint[])
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select r.contractor_id, r.account_id, r.name, r.project_ids
    from public.reviewers_of(array(select unnest(contractors) intersect select unnest((select public.scope_companies())::bigint[]))) r;
  end;
revoke all on function review_assignees from public;
grant execute on function review_assignees to emdia_app;

-- Removes the assignments of accounts that no longer see the documents: they would hide these from the queues of the other reviewers.
create function remove_stale_assignments(contractor bigint, accounts bigint[]) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if not exists (select from public.review_assignment a where a.contractor_id = contractor and a.account_id = any (accounts)) then
    return;
  end if;
  delete from public.review_assignment a
    where a.contractor_id = contractor and a.account_id = any (accounts) and not exists (
      select from public.reviewers_of(array[contractor]) r
      where r.account_id = a.account_id and (r.project_ids is null or r.project_ids @> array[coalesce(a.project_id, (
        select p.project_id from public.pendency p where p.contractor_id = contractor and p.id = a.pendency_id))]));
end $$;
revoke all on function remove_stale_assignments from public;

-- Called with the changed row. The triggers below run at commit, when a new restriction has all of its projects.
create function review_assignments_follow() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_table_name = 'membership' then
    perform public.remove_stale_assignments(new.company_id, array[new.account_id]);
  elsif tg_table_name = 'membership_project' then
    perform public.remove_stale_assignments(old.company_id, array(select m.account_id from public.membership m
      where m.company_id = old.company_id and m.id = old.membership_id));
  elsif tg_table_name = 'access_profile' then
    perform public.remove_stale_assignments(new.company_id, array(select m.account_id from public.membership m
      where m.company_id = new.company_id and m.profile_id = new.id));
  else
    perform public.remove_stale_assignments(m.company_id, array[new.id]) from public.membership m where m.account_id = new.id;
    update public.review_assignment a set account_name = new.display_name from public.membership m
      where m.account_id = new.id and a.contractor_id = m.company_id and a.account_id = new.id and a.account_name <> new.display_name;
  end if;
  return null;
end $$;
revoke all on function review_assignments_follow from public;
create constraint trigger membership_removes_assignments after update of profile_id, is_owner, sees_all_projects on membership
  deferrable initially deferred for each row
  when ((new.profile_id, new.is_owner, new.sees_all_projects) is distinct from (old.profile_id, old.is_owner, old.sees_all_projects))
  execute function review_assignments_follow();
create constraint trigger membership_project_removes_assignments after delete on membership_project
  deferrable initially deferred for each row execute function review_assignments_follow();
create constraint trigger access_profile_removes_assignments after update of relation_type, permissions on access_profile
  deferrable initially deferred for each row
  when ((new.relation_type, new.permissions) is distinct from (old.relation_type, old.permissions))
  execute function review_assignments_follow();
create constraint trigger account_updates_assignments after update of disabled_at, display_name on account
  deferrable initially deferred for each row
  when ((new.disabled_at, new.display_name) is distinct from (old.disabled_at, old.display_name))
  execute function review_assignments_follow();
