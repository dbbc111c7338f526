import type pg from "pg";
import { cast } from "./cast.ts";

const TYPE = `
  with made as (insert into document_type (owner_id, code, name, version) values (0, 'bench-upload', 'Comprovante de entrega', 1) returning id, name)
  insert into document_type_version (owner_id, document_type_id, version, name, description, instructions, plan, kind, category, frequency,
    validity_kind, regimes, blocks_work, next_due_days, asks_issue_date, asks_expiry)
  select 0, id, 1, name, 'Entrega', 'Envie', 'SSMA', 'PROVIDER', 'health', 'once', 'none', '{clt_indefinite}', true, 30, false, false from made`;
const PENDENCIES = `
  insert into pendency (contractor_id, project_id, provider_id, requirement_id, movement_id, plan, kind, type_owner_id, type_id, type_version, status,
    sent_documents, created_at, updated_at)
  select pc.contractor_id, pc.project_id, pc.provider_id, pc.project_id * 1000 + 900, n, v.plan, v.kind, 0, v.document_type_id, 1, 'OPEN', 0, now(), now()
  from (select pc.* from project_company pc join membership m on m.company_id = pc.provider_id join account a on a.id = m.account_id
      where a.email = $1 order by pc.id limit 20) pc
    cross join generate_series(1, 20) n cross join document_type_version v
  where v.description = 'Entrega' on conflict do nothing`;

/** Adds 400 open pendencies of the largest supplier, for uploads. */
export const fillUploadPendencies = async (owner: pg.Client): Promise<void> => {
  await owner.query("set session_replication_role = replica"); // disables foreign keys, because these pendencies have no requirement
  await owner.query(TYPE);
  await owner.query(PENDENCIES, [cast.supplier.email]);
  await owner.query("select mend_pendency_counts(id) from company where is_contractor");
  await owner.query("vacuum analyze");
};
