-- Import and export of risk schedules.

alter table import_run drop constraint import_run_kind_check;
alter table import_run add constraint import_run_kind_check check (kind in ('workers', 'restrictions', 'class_results', 'risk_schedules'));
-- Lines that a user decides in the report, such as a risk schedule with a conflict.
alter table import_run add column undecided_count integer not null default 0;
alter table import_line drop constraint import_line_result_check;
alter table import_line add constraint import_line_result_check check (result in ('created', 'changed', 'unchanged', 'undecided', 'failed'));

alter table asked_export drop constraint asked_export_kind_check;
alter table asked_export add constraint asked_export_kind_check
  check (kind in ('pendencies', 'workers', 'restrictions', 'training_configs', 'training_certificates', 'risk_schedules'));
