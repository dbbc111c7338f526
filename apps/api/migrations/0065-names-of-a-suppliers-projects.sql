-- Why: a supplier who searched a word of a project looked up each of thousands of projects of others for its name: 5 milliseconds. By what a
-- project is called stands beside its links, as that by which they are sorted does (0020), and the links of a supplier stand together.

alter table project_company add column project_plain_name text not null default '';
alter table project_company add column project_plain_contract text;

create or replace function label_link() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  select p.name, p.start_date, p.end_date, p.state, p.is_draft, p.plain_name, p.plain_contract
  into new.project_name, new.project_start, new.project_end, new.project_state, new.project_is_draft,
    new.project_plain_name, new.project_plain_contract
  from public.project p where p.contractor_id = new.contractor_id and p.id = new.project_id;
  return new;
end $$;

create or replace function label_links() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  update public.project_company
  set project_name = new.name, project_start = new.start_date, project_end = new.end_date,
    project_state = new.state, project_is_draft = new.is_draft,
    project_plain_name = new.plain_name, project_plain_contract = new.plain_contract
  where contractor_id = new.contractor_id and project_id = new.id;
  return null;
end $$;
drop trigger label_links on project;
create trigger label_links after update of name, contract_number, start_date, end_date, state, is_draft on project for each row
  when ((old.name, old.contract_number, old.start_date, old.end_date, old.state, old.is_draft)
    is distinct from (new.name, new.contract_number, new.start_date, new.end_date, new.state, new.is_draft))
  execute function label_links();

update project_company pc set project_plain_name = p.plain_name, project_plain_contract = p.plain_contract
from project p where p.contractor_id = pc.contractor_id and p.id = pc.project_id;

drop index project_names_of_others;
create index project_company_names on project_company (provider_id, project_id)
  include (contractor_id, project_is_draft, project_plain_name, project_plain_contract);

-- As before (0056), but the links say what the projects of others are called; in one project two suppliers of the same person may work.
create or replace function projects_called(asked text, by_contract boolean, at_most integer)
  returns table (contractors bigint[], projects bigint[], is_cut boolean)
  language sql stable security definer rows 1 set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan
  begin atomic
    select coalesce(array_agg(l.contractor_id), '{}'), coalesce(array_agg(l.id), '{}'), coalesce(count(*) > at_most, false) from (
      select p.contractor_id, p.id
      from unnest(public.scope_companies()) own (company_id)
        join public.project p on p.contractor_id = own.company_id and p.plain_words like (select public.found_anywhere(asked))
      where case when by_contract then p.plain_contract else p.plain_name end like (select public.found_anywhere(asked))
      union all
      select distinct pc.contractor_id, pc.project_id
      from unnest(public.scope_companies()) own (company_id)
        join public.project_company pc on pc.provider_id = own.company_id
      where not pc.project_is_draft and not pc.contractor_id = any ((select public.scope_companies())::bigint[])
        and case when by_contract then pc.project_plain_contract else pc.project_plain_name end like (select public.found_anywhere(asked))
      limit at_most + 1) l;
  end;
