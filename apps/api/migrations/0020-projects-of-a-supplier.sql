-- Why: a supplier's list of projects fetched every project it works on, of every contractor, to sort them: thousands for a page of
-- twenty. By what a list is sorted and narrowed now stands beside the link as well, written by triggers and by nothing else, and
-- indexes that begin with the supplier hold it in each order.

alter table project_company add column project_name text collate "pt-BR-x-icu" not null default '';
alter table project_company add column project_start date;
alter table project_company add column project_end date;
alter table project_company add column project_state text not null default 'active';
alter table project_company add column project_is_draft boolean not null default false;

update project_company pc
set project_name = p.name, project_start = p.start_date, project_end = p.end_date, project_state = p.state, project_is_draft = p.is_draft
from project p where p.contractor_id = pc.contractor_id and p.id = pc.project_id;

-- Both act for whoever writes: only the contractor links and changes its projects.
create function label_link() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  select p.name, p.start_date, p.end_date, p.state, p.is_draft
  into new.project_name, new.project_start, new.project_end, new.project_state, new.project_is_draft
  from public.project p where p.contractor_id = new.contractor_id and p.id = new.project_id;
  return new;
end $$;
create trigger label_link before insert on project_company for each row execute function label_link();

create function label_links() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  update public.project_company
  set project_name = new.name, project_start = new.start_date, project_end = new.end_date,
    project_state = new.state, project_is_draft = new.is_draft
  where contractor_id = new.contractor_id and project_id = new.id;
  return null;
end $$;
create trigger label_links after update of name, start_date, end_date, state, is_draft on project for each row
  when ((old.name, old.start_date, old.end_date, old.state, old.is_draft)
    is distinct from (new.name, new.start_date, new.end_date, new.state, new.is_draft))
  execute function label_links();

-- What the policy of the table and the commonest filter ask for is in the index too, so that a page reads no link it does not show.
create index project_company_by_name on project_company (provider_id, project_name, project_id)
  include (contractor_id, project_state) where project_state <> 'removed' and not project_is_draft;
create index project_company_by_start on project_company (provider_id, project_start, project_id)
  include (contractor_id, project_state) where project_state <> 'removed' and not project_is_draft;
create index project_company_by_end on project_company (provider_id, project_end, project_id)
  include (contractor_id, project_state) where project_state <> 'removed' and not project_is_draft;
