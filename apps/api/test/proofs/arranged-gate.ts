import type pg from "pg";

/** Two devices with a project of each contractor, and decisions of the gate about workers. */
export const arrangeGate = async (owner: pg.Pool): Promise<void> => {
  await owner.query(
    `with placed as (select distinct on (pw.contractor_id) pw.contractor_id, pw.project_id, pw.provider_id, pw.worker_id from project_worker pw
       order by pw.contractor_id, pw.id),
       device as (insert into gate_device (contractor_id, name, created_at) select contractor_id, 'Portaria da prova', now() from placed cross join generate_series(1, 2)
         returning contractor_id, id),
       reached as (insert into gate_device_project (contractor_id, device_id, project_id)
         select d.contractor_id, d.id, p.project_id from device d join placed p on p.contractor_id = d.contractor_id)
     insert into gate_decision (contractor_id, project_id, provider_id, worker_id, decided_at, may_enter, reasons, account_id, by_name)
       select contractor_id, project_id, provider_id, worker_id, now(), true, '{}', 0, 'Pessoa da prova' from project_worker order by id limit 20`,
  );
};
