-- Whoever is linked to a project again, or for the first time after documents were asked of them there, has in the new link what the others
-- tell. Before, a new link told of nothing until one of the documents changed.
create function sum_up_new_links() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform public.sum_up_workers(array(select distinct worker_id from new_rows));
  return null;
end $$;
revoke all on function sum_up_new_links from public;
create trigger sum_up_new_links after insert on project_worker referencing new table as new_rows for each statement execute function sum_up_new_links();

select sum_up_workers(array(select distinct worker_id from project_worker group by contractor_id, project_id, worker_id having count(*) > 1));
