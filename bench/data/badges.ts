import type pg from "pg";

/** An admission of every active worker, and a badge of those in a project. */
export const insertBadges = async (owner: pg.Client): Promise<void> => {
  await owner.query(
    `insert into movement (provider_id, worker_id, kind, status, start_date)
     select provider_id, id, 'admission', 'active', admission_date from worker where status = 'active'`,
  );
  await owner.query(
    `insert into badge (provider_id, worker_id, code, issued_at) select w.provider_id, w.id, md5(w.id::text) || 'x', now() from worker w
     where w.status = 'active' and exists (select from project_worker pw where pw.provider_id = w.provider_id and pw.worker_id = w.id)`,
  );
};
