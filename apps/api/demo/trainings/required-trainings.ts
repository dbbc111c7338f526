import { sql } from "kysely";
import { reconcileSupplier } from "../../src/modules/pendencies/index.ts";
import { dayInSaoPaulo } from "../../src/platform/clock/clock.ts";
import type { Tx } from "../../src/platform/database/transaction.ts";

/** Certificates of NR-10, NR-33 and NR-35. */
const CERTIFICATES = [330, 333, 335];
/** Risk activities of these projects, beside those of their kind of work. */
const RISKS = ["ALTURA", "ELETRICIDADE-BT", "ESPACO-CONFINADO"];
type Supplier = { readonly contractorId: number; readonly projectId: number; readonly providerId: number };

/**
 * The active projects of a contractor have the risks of these trainings and require the certificates of exposed workers. Their pendencies are the last ones, so
 * that the scenarios of the others, which follow from the position, stay as they are.
 */
export const requireTrainings = async (tx: Tx, contractorId: number, now: Date): Promise<void> => {
  const { rows } = await sql<Supplier>`with place as (select p.contractor_id, p.id from project p
      where p.contractor_id = ${contractorId} and p.state = 'active' and p.pipeline_state = 'linked' and not p.is_draft and p.created_by_id is not null
        and p.end_date >= ${dayInSaoPaulo(now)}::date),
    risks as (insert into project_risk_activity (contractor_id, project_id, activity_owner_id, activity_id, activity_version)
      select place.contractor_id, place.id, a.owner_id, a.id, a.version from place join risk_activity a on a.owner_id = 0 and a.code = any (${RISKS})
      on conflict do nothing),
    made as (insert into project_requirement (contractor_id, project_id, plan, type_owner_id, type_id, type_version, holds_from)
      select place.contractor_id, place.id, 'SSMA', d.owner_id, d.id, d.version, ${dayInSaoPaulo(now)}::date
      from place join document_type d on d.owner_id = 0 and d.id = any (${CERTIFICATES}::bigint[])
      on conflict do nothing)
    select s.contractor_id as "contractorId", s.project_id as "projectId", s.provider_id as "providerId"
    from place join project_company s on s.contractor_id = place.contractor_id and s.project_id = place.id order by s.id`.execute(tx);
  for (const supplier of rows) while (!(await reconcileSupplier(tx, supplier, { now })));
};
