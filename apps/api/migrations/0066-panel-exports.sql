-- Exports of the management panels.
alter table asked_export drop constraint asked_export_kind_check;
alter table asked_export add constraint asked_export_kind_check
  check (kind in ('pendencies', 'workers', 'restrictions', 'training_configs', 'training_certificates', 'risk_schedules', 'panel_sheet', 'panel_pdf'));
