-- What makes a pendency the same one is its document, and not which time the document was demanded: one that is given up and demanded again is
-- asked for once, and comes back as it was. Where there are two by now the one that is further goes on; had it ended, the comparison of
-- the night brings it back. The other keeps what was sent to it, ended, and under a movement that never was.
with placed as (
  select contractor_id, id, row_number() over (partition by contractor_id, project_id, provider_id, type_id, worker_id, reference_month, movement_id
    order by removed_at is not null, status = 'OPEN', not active, id) as place from pendency
)
update pendency p set movement_id = -p.id, rest_for = 'good', rest_reason = 'no_longer_demanded' from placed d
  where d.contractor_id = p.contractor_id and d.id = p.id and d.place > 1;
alter table pendency drop constraint pendency_once, add constraint pendency_once
  unique nulls not distinct (contractor_id, project_id, provider_id, type_id, worker_id, reference_month, movement_id);
