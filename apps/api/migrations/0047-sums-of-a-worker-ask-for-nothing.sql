-- Why: whenever a pendency changed, its worker was looked at as if somebody had written to it: whether contractors know it by another name, and
-- whether other documents are asked of it now. From what is summed up of a worker neither follows.
alter function sum_up_workers set emdia.sums_only = 'on';
drop trigger copy_changed_workers on worker;
create trigger copy_changed_workers after update on worker
  referencing new table as changed_workers for each statement
  when (current_setting('emdia.sums_only', true) is distinct from 'on') execute function copy_changed_workers();
drop trigger reconcile_changed on worker;
create trigger reconcile_changed after update on worker
  referencing old table as old_rows new table as new_rows for each statement
  when (current_setting('emdia.sums_only', true) is distinct from 'on') execute function reconcile_changed_workers();
drop trigger reconcile_changed on project_worker;
create trigger reconcile_changed after update on project_worker
  referencing old table as old_rows new table as new_rows for each statement
  when (current_setting('emdia.sums_only', true) is distinct from 'on') execute function reconcile_changed_links();
