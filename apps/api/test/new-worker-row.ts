import { onlyId } from "./new-company.ts";
import { newCpf } from "./new-cpf.ts";
import type { World } from "./world.ts";

type Link = { readonly contractorId: number; readonly projectId: number; readonly until?: string | null };
export type NewWorkerRow = {
  readonly providerId: number;
  readonly name?: string;
  readonly cpf?: string;
  readonly admission?: string;
  readonly status?: "hiring" | "active" | "away" | "vacation" | "dismissed";
  readonly links?: readonly Link[];
};

/** A worker written straight into the tables, with an admission of their own and links that begin with it. */
export const newWorkerRow = async ({ database }: Pick<World, "database">, worker: NewWorkerRow): Promise<number> => {
  const { providerId, name = "Pessoa de Teste", cpf = newCpf(), admission = "2020-01-06", status = "active", links = [] } = worker;
  const pool = database.ownerPool();
  const { rows } = await pool.query<{ id: number }>(
    `insert into worker (provider_id, person_id, document_kind, document_country, document, name, birthdate, role, admission_date, regime,
       status, status_since)
     values ($1, person_id_for('cpf', 'BR', $2), 'cpf', 'BR', $2, $3, '1990-05-04', 'Montador', $4::date, 'clt_indefinite', $5, $4::date)
     returning id`,
    [providerId, cpf, name, admission, status],
  );
  const id = onlyId(rows);
  await pool.query("insert into movement (provider_id, worker_id, kind, status, start_date) values ($1, $2, 'admission', 'active', $3)", [
    providerId,
    id,
    admission,
  ]);
  for (const { contractorId, projectId, until = null } of links)
    await pool.query(
      `insert into project_worker (contractor_id, project_id, provider_id, worker_id, hiring_date, asked_until, end_date)
       values ($1, $2, $3, $4, $5, $6, $6)`,
      [contractorId, projectId, providerId, id, admission, until],
    );
  return id;
};
