import { type RawBuilder, sql } from "kysely";
import type { IsoDay } from "../../src/kernel/dates.ts";
import type { Tx } from "../../src/platform/database/transaction.ts";

export type Participant = { readonly workerId: number; readonly providerId: number; readonly name: string };
type Choice = {
  readonly contractorId: number;
  readonly documentTypeId: number;
  readonly providerIds: readonly number[] | null;
  /** First day of the class: the worker was admitted before. */
  readonly day: IsoDay;
  /** Name of a project whose workers precede others. */
  readonly project: string | undefined;
};

/**
 * Workers of a contractor who can participate: those whose documents require the training first, then in a fixed order that mixes the
 * suppliers. Restricted and dismissed workers are left out.
 */
export const workersFor = async (tx: Tx, choice: Choice): Promise<readonly Participant[]> => {
  const { contractorId, documentTypeId, providerIds, day, project } = choice;
  const ofSuppliers: RawBuilder<boolean> = providerIds === null ? sql`true` : sql`w.provider_id = any (${[...providerIds]}::bigint[])`;
  const { rows } = await sql<Participant>`select w.id as "workerId", w.provider_id as "providerId", w.name
    from contractor_worker cw join worker w on w.provider_id = cw.provider_id and w.id = cw.worker_id
    where cw.contractor_id = ${contractorId} and ${ofSuppliers} and w.admission_date <= ${day}::date
      and w.status <> 'dismissed' and w.status_changes_on is null
      and exists (select from project_worker l where l.contractor_id = cw.contractor_id and l.worker_id = w.id)
      and not exists (select from restriction r where r.contractor_id = cw.contractor_id and r.document = w.document)
    order by exists (select from project_worker l join project j on j.contractor_id = l.contractor_id and j.id = l.project_id
        where l.contractor_id = cw.contractor_id and l.worker_id = w.id and j.name = ${project ?? ""}) desc, exists (select from pendency p where p.contractor_id = cw.contractor_id and p.worker_id = w.id and p.active
      and p.type_id = ${documentTypeId}) desc, md5(w.document), w.provider_id`.execute(tx);
  return rows;
};
