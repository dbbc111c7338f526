-- Projects of a contractor and their links to suppliers, which are what lets a supplier read rows of the contractor.

-- A project of a contractor. Linked suppliers read it, the contractor writes it.
create table project (
  contractor_id bigint not null references company,
  id bigint generated always as identity unique,
  name text collate "pt-BR-x-icu" not null,
  contract_number text,
  scope text,
  description text,
  start_date date,
  end_date date,
  state text not null default 'active' check (state in ('active', 'inactive', 'removed')),
  is_draft boolean not null default false,
  step integer not null default 5 check (step between 1 and 5), -- the last saved step of the wizard
  pipeline_state text not null default 'linked' check (pipeline_state in ('created', 'linking', 'linked')),
  removed_at timestamptz,
  provider_count integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id bigint references account, -- crosses owners: the creating user, who may have left the company
  version integer not null default 1,
  -- Text for search, stored plain: computing it per row took most of a search.
  plain_words text not null generated always as (plain_text(name || ' ' || coalesce(contract_number, '') || ' ' || coalesce(scope, ''))) stored,
  plain_name text not null generated always as (plain_text(name)) stored,
  plain_contract text generated always as (plain_text(contract_number)) stored,
  primary key (contractor_id, id)
);
-- Serves the search by words. It begins with the contractor: a search queries one contractor at a time, because for several at once
-- the index returns the matches of all.
create index project_text on project using gin (contractor_id, plain_words gin_trgm_ops);
-- The project list of a contractor in its three orders.
create index project_by_name on project (contractor_id, name, id) where state <> 'removed' and not is_draft;
create index project_by_start on project (contractor_id, start_date, id) where state <> 'removed' and not is_draft;
create index project_by_end on project (contractor_id, end_date, id) where state <> 'removed' and not is_draft;
-- Serves the drafts of a contractor.
create index project_drafts on project (contractor_id, id) where is_draft and state <> 'removed';
-- Index-only scan for the search in names and contracts.
create index project_names on project (contractor_id, id) include (plain_name, plain_contract);

-- The link of a supplier to a project. Both sides read it. It also carries columns of the project, copied by triggers, so that a supplier's list
-- is sorted by an index and does not read thousands of projects.
create table project_company (
  contractor_id bigint not null,
  id bigint generated always as identity unique,
  project_id bigint not null,
  provider_id bigint not null references company, -- crosses owners: shared by contractor and provider
  -- First day of the link: nothing is required for the time before.
  linked_from date not null default current_date,
  created_at timestamptz not null default now(),
  -- From here on: copies of the project, written by triggers only.
  project_name text collate "pt-BR-x-icu" not null default '',
  project_start date,
  project_end date,
  project_state text not null default 'active',
  project_is_draft boolean not null default false,
  project_plain_name text not null default '',
  project_plain_contract text,
  primary key (contractor_id, id),
  unique (contractor_id, project_id, provider_id),
  unique (contractor_id, id, provider_id),
  foreign key (contractor_id, project_id) references project (contractor_id, id)
);
-- Serves the policies: which contractors a supplier works for.
create index project_company_provider on project_company (provider_id, contractor_id, project_id);
-- The project list of a supplier in its three orders. The included columns serve the policy and the usual filter, so a page reads no other row.
create index project_company_by_name on project_company (provider_id, project_name, project_id)
  include (contractor_id, project_state) where project_state <> 'removed' and not project_is_draft;
create index project_company_by_start on project_company (provider_id, project_start, project_id)
  include (contractor_id, project_state) where project_state <> 'removed' and not project_is_draft;
create index project_company_by_end on project_company (provider_id, project_end, project_id)
  include (contractor_id, project_state) where project_state <> 'removed' and not project_is_draft;
-- Index-only scan for the search of a supplier in names and contracts.
create index project_company_names on project_company (provider_id, project_id)
  include (contractor_id, project_is_draft, project_plain_name, project_plain_contract);
alter table project_company enable row level security;
create policy read_either on project_company for select to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or provider_id = any ((select scope_companies())::bigint[]));
-- Only the contractor links: a link gives the right to read, so a supplier that could write one could read any contractor.
create policy insert_own on project_company for insert to emdia_app with check (contractor_id = any ((select scope_companies())::bigint[]));
create policy update_own on project_company for update to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
create policy delete_own on project_company for delete to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
grant select, insert, update, delete on project_company to emdia_app;

-- The contractors of the suppliers in the scope. A subquery in a policy runs it once per statement; an `exists` would be planned, with
-- the policies inside it, for each table of each statement. Policies use `array_position` and not `= any`, which would make the planner
-- use an index scan over the whole tenant.
create function scope_contractors() returns bigint[]
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select array(select distinct pc.contractor_id from public.project_company pc where pc.provider_id = any (public.scope_companies()));
  end;
revoke all on function scope_contractors from public;
grant execute on function scope_contractors to emdia_app;

alter table project enable row level security;
create policy read_linked on project for select to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or array_position((select scope_contractors())::bigint[], contractor_id) is not null);
create policy insert_own on project for insert to emdia_app with check (contractor_id = any ((select scope_companies())::bigint[]));
create policy update_own on project for update to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
create policy delete_own on project for delete to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
create policy sweep_begun on project for select to emdia_sweep using (not is_draft);
grant select, insert, update, delete on project to emdia_app;
grant select (contractor_id, id, is_draft, state) on project to emdia_sweep;

-- A supplier adds to the history of a contractor that it works for, about rows that both share.
create policy insert_linked on history for insert to emdia_app
  with check (provider_id = any ((select scope_companies())::bigint[]) and exists (select from project_company pc
    where pc.contractor_id = history.owner_id and pc.provider_id = history.provider_id));

-- Copies the columns of the project to a new link. Runs with the rights of the caller: only the contractor writes either table.
create function label_link() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  select p.name, p.start_date, p.end_date, p.state, p.is_draft, p.plain_name, p.plain_contract
  into new.project_name, new.project_start, new.project_end, new.project_state, new.project_is_draft,
    new.project_plain_name, new.project_plain_contract
  from public.project p where p.contractor_id = new.contractor_id and p.id = new.project_id;
  return new;
end $$;
create trigger label_link before insert on project_company for each row execute function label_link();

-- Copies changed columns of a project to its links.
create function label_links() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  update public.project_company
  set project_name = new.name, project_start = new.start_date, project_end = new.end_date,
    project_state = new.state, project_is_draft = new.is_draft,
    project_plain_name = new.plain_name, project_plain_contract = new.plain_contract
  where contractor_id = new.contractor_id and project_id = new.id;
  return null;
end $$;
create trigger label_links after update of name, contract_number, start_date, end_date, state, is_draft on project for each row
  when ((old.name, old.contract_number, old.start_date, old.end_date, old.state, old.is_draft)
    is distinct from (new.name, new.contract_number, new.start_date, new.end_date, new.state, new.is_draft))
  execute function label_links();

-- Locks the project of a pendency against removal (key share) for its supplier, who has no right to lock a row of the contractor, and returns
-- whether the project exists. Generic plan, because planning took longer than running.
create function hold_project_of(asked_contractor bigint, asked_pendency bigint) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan
as $$
begin
  perform from public.pendency p join public.project pr on pr.contractor_id = p.contractor_id and pr.id = p.project_id
    where p.contractor_id = asked_contractor and p.id = asked_pendency and p.provider_id = any (public.scope_companies())
      and pr.state <> 'removed'
    for key share of pr;
  return found;
end $$;
revoke all on function hold_project_of from public;
grant execute on function hold_project_of to emdia_app;

-- The days between which a project was inactive: nothing is required for months in which it rested.
create table project_pause (
  contractor_id bigint not null,
  project_id bigint not null,
  paused_on date not null,
  resumed_on date check (resumed_on >= paused_on),
  primary key (contractor_id, project_id, paused_on),
  foreign key (contractor_id, project_id) references project (contractor_id, id)
);
alter table project_pause enable row level security;
create policy read_linked on project_pause for select to emdia_app
  using (contractor_id = any ((select scope_companies())::bigint[]) or array_position((select scope_contractors())::bigint[], contractor_id) is not null);
create policy insert_own on project_pause for insert to emdia_app with check (contractor_id = any ((select scope_companies())::bigint[]));
create policy update_own on project_pause for update to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
grant select, insert on project_pause to emdia_app;
grant update (resumed_on) on project_pause to emdia_app;

-- Which user saved which step of the wizard, and the changed fields. A user whose version is stale reads it.
create table project_save (
  contractor_id bigint not null,
  id bigint generated always as identity unique,
  project_id bigint not null,
  version integer not null,
  step integer not null,
  fields text[] not null,
  at timestamptz not null,
  account_id bigint, -- crosses owners: the actor, with the name at that time
  account_name text,
  primary key (contractor_id, id),
  unique (contractor_id, project_id, version),
  foreign key (contractor_id, project_id) references project (contractor_id, id)
);
alter table project_save enable row level security;
create policy read_own on project_save for select to emdia_app using (contractor_id = any ((select scope_companies())::bigint[]));
create policy insert_own on project_save for insert to emdia_app with check (contractor_id = any ((select scope_companies())::bigint[]));
grant select, insert on project_save to emdia_app;
