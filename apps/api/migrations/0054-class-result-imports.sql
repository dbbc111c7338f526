-- Imports of participants and results into a training class.

alter table import_run drop constraint import_run_kind_check;
alter table import_run add constraint import_run_kind_check check (kind in ('workers', 'restrictions', 'class_results'));
alter table import_run
  add column subject_id bigint, -- crosses owners: the record of the company that the import is about, such as a training class
  add column description text not null default '', -- why results of an ended class are imported
  add constraint import_run_subject check ((kind = 'class_results') = (subject_id is not null));
-- Serves the history of a class.
create index import_run_of_subject on import_run (company_id, kind, subject_id, id desc) where subject_id is not null;
