-- Imports of spreadsheets and the result of each line.

-- One uploaded spreadsheet. The lines are read into import_line, then processed in batches; `last_line` is the cursor of the batches.
create table import_run (
  company_id bigint not null references company,
  id bigint generated always as identity unique,
  kind text not null check (kind in ('workers', 'restrictions')),
  account_id bigint not null references account, -- crosses owners: the importing user, with the name at that time
  account_name text not null,
  language text not null,
  file_hash text not null,
  file_name text not null,
  file_type text not null check (file_type in ('xlsx', 'csv')),
  mode text not null check (mode in ('import', 'preview')),
  state text not null default 'reading'
    check (state in ('reading', 'needs_columns', 'running', 'previewed', 'done', 'failed', 'undone')),
  refusal text check ((refusal is not null) = (state = 'failed')),
  headings text[] not null default '{}',
  mapping json not null default '{}', -- position of the column in the file, by the key of the column of the import
  total integer,
  last_line integer not null default 0, -- number of the last processed line in the spreadsheet
  done integer not null default 0,
  created_count integer not null default 0,
  changed_count integer not null default 0,
  unchanged_count integer not null default 0,
  failed_count integer not null default 0,
  created_at timestamptz not null,
  finished_at timestamptz,
  primary key (company_id, id)
);
-- Serves the history of a company.
create index import_run_of_kind on import_run (company_id, kind, id desc);
-- Serves the activity panel of the importing user.
create index import_run_of_account on import_run (account_id, created_at);
-- Serves the collection of unreferenced files: a file is needed until its lines are read.
create index import_run_file on import_run (file_hash) where state = 'reading';
-- Serves the sweep.
create index import_run_created on import_run (created_at);
alter table import_run enable row level security;
create policy read_own on import_run for select to emdia_app using (company_id = any ((select scope_companies())::bigint[]));
create policy insert_own on import_run for insert to emdia_app with check (company_id = any ((select scope_companies())::bigint[]));
create policy update_own on import_run for update to emdia_app using (company_id = any ((select scope_companies())::bigint[]));
grant select, insert, update on import_run to emdia_app;
-- The sweep deletes imports with their lines after 90 days, because the lines hold personal data.
create policy sweep_read on import_run for select to emdia_sweep using (created_at < now() - interval '90 days');
create policy sweep_delete on import_run for delete to emdia_sweep using (created_at < now() - interval '90 days');
grant select, delete on import_run to emdia_sweep;

-- A line of the spreadsheet. `key` identifies the record that it is about, so that a second line about it is found.
create table import_line (
  company_id bigint not null,
  run_id bigint not null,
  line integer not null,
  cells text[] not null,
  key text,
  name text not null default '',
  document text,
  result text check (result in ('created', 'changed', 'unchanged', 'failed')),
  reasons json not null default '[]',
  row_id bigint, -- crosses owners: the written record, in the table of the kind of import
  primary key (company_id, run_id, line),
  foreign key (company_id, run_id) references import_run (company_id, id) on delete cascade
);
-- Serves the report filtered by result.
create index import_line_result on import_line (company_id, run_id, result, line) where result is not null;
-- Serves the lookup of earlier lines about the same record.
create index import_line_key on import_line (company_id, run_id, key, line) where key is not null;
alter table import_line enable row level security;
create policy read_own on import_line for select to emdia_app using (company_id = any ((select scope_companies())::bigint[]));
create policy insert_own on import_line for insert to emdia_app with check (company_id = any ((select scope_companies())::bigint[]));
create policy update_own on import_line for update to emdia_app using (company_id = any ((select scope_companies())::bigint[]));
grant select, insert, update on import_line to emdia_app;

-- The column that a user of the company assigned to a heading, for later files. The heading is stored without case, accents and punctuation.
create table import_mapping (
  company_id bigint not null references company,
  kind text not null,
  heading text not null,
  column_key text not null,
  primary key (company_id, kind, heading)
);
alter table import_mapping enable row level security;
create policy read_own on import_mapping for select to emdia_app using (company_id = any ((select scope_companies())::bigint[]));
create policy insert_own on import_mapping for insert to emdia_app with check (company_id = any ((select scope_companies())::bigint[]));
create policy update_own on import_mapping for update to emdia_app using (company_id = any ((select scope_companies())::bigint[]));
grant select, insert, update on import_mapping to emdia_app;

-- The imports whose job has no attempts left, among those of the companies in the scope.
create function imports_given_up() returns setof bigint
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return query select r.id from public.import_run r join graphile_worker._private_jobs j on j.key = 'import ' || r.id
    where r.company_id = any (public.scope_companies()) and r.state in ('reading', 'running')
      and j.attempts >= j.max_attempts and j.locked_at is null;
end $$;
revoke all on function imports_given_up from public;
grant execute on function imports_given_up to emdia_app;

-- Restrictions of people by the contractors of a supplier. Like restrictions_of, for people who are not workers of the supplier yet.
create function restrictions_of_people(asked_provider bigint, asked_kinds text[], asked_countries text[], asked_documents text[],
    asked_contractors bigint[])
  returns table (contractor_id bigint, kind text, country text, document text, reason text, start_date date, end_date date)
  language sql stable security definer set search_path = pg_catalog, pg_temp set plan_cache_mode = force_custom_plan
  begin atomic
    select r.contractor_id, p.kind, p.country, p.document, r.reason, r.start_date, r.end_date
    from unnest(asked_kinds, asked_countries, asked_documents) asked (kind, country, document)
      join public.person p on p.kind = asked.kind and p.country = asked.country and p.document = asked.document
      join public.restriction r on r.person_id = p.id and r.lifted_at is null
    where asked_provider = any (public.scope_companies()) and r.contractor_id = any (asked_contractors)
      and exists (select from public.project_company pc where pc.provider_id = asked_provider and pc.contractor_id = r.contractor_id);
  end;
revoke all on function restrictions_of_people from public;
grant execute on function restrictions_of_people to emdia_app;
