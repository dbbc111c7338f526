-- Retention of imports: the sweep deletes imports of spreadsheets with their lines after 90 days, because the lines hold personal data.

alter table import_line drop constraint import_line_company_id_run_id_fkey,
  add foreign key (company_id, run_id) references import_run (company_id, id) on delete cascade;
-- Serves the sweep.
create index import_run_created on import_run (created_at);
create policy sweep_read on import_run for select to emdia_sweep using (created_at < now() - interval '90 days');
create policy sweep_delete on import_run for delete to emdia_sweep using (created_at < now() - interval '90 days');
grant select, delete on import_run to emdia_sweep;
