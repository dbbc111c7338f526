import type { Paging } from "@emdia/contract/list.ts";
import type { TrainingOffer } from "@emdia/contract/trainings/worker-class-routes.ts";
import { sql } from "kysely";
import { COUNTED_MAX, metaOf, offsetOf } from "../../../platform/database/paging.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { Branch } from "../../pendencies/index.ts";
import type { VisibleClasses } from "../policy.ts";
import { type NextClass, nextClass, trainingNames } from "./next-class.ts";
import { isVisiblePendency } from "./visible-pendencies.ts";

export type OfferRow = Pick<TrainingOffer, "pendencyId" | "status"> & {
  readonly document: string;
  readonly contractorId: number;
  readonly companyName: string;
  readonly projectId: number;
  readonly projectName: string;
  readonly trainings: readonly string[];
  readonly class: NextClass | null;
};

type Input = Paging & {
  readonly worker: { readonly providerId: number; readonly id: number };
  readonly pendencyId?: number | undefined;
  readonly statuses: readonly TrainingOffer["status"][];
  /** Pendencies and classes that the user sees. */
  readonly branches: readonly Branch[];
  readonly visible: VisibleClasses;
  /** Current time in the calendar of the company. */
  readonly now: string;
};

/** A page of the documents that a worker owes and a class gives, by document. */
export const listOfferPage = async (tx: Tx, { worker, pendencyId, statuses, branches, visible, now, ...paging }: Input) => {
  const owed = sql`select p.contractor_id, p.id, p.provider_id, p.worker_id, p.project_id, p.type_owner_id, p.type_id, p.type_version, p.status,
      t.names
    from pendency p cross join lateral (select ${trainingNames} as names) t
    where p.provider_id = ${worker.providerId} and p.worker_id = ${worker.id} and p.active and p.removed_at is null
      and p.status = any (${[...statuses]}::text[]) and ${pendencyId === undefined ? sql`true` : sql`p.id = ${pendencyId}`}
      and ${isVisiblePendency(branches)} and t.names is not null`;
  const { rows } = await sql<OfferRow>`select p.id as "pendencyId", p.status, d.name as document, p.contractor_id as "contractorId",
      company.trading_name as "companyName", p.project_id as "projectId", project.name as "projectName", p.names as trainings, n.class
    from (${owed}) p
      join document_type_version d on d.owner_id = p.type_owner_id and d.document_type_id = p.type_id and d.version = p.type_version
      join company on company.id = p.contractor_id
      join project on project.contractor_id = p.contractor_id and project.id = p.project_id
      left join lateral (${nextClass(visible, now)}) n on true
    order by d.name, p.id limit ${paging.itemsPerPage} offset ${offsetOf(paging)}`.execute(tx);
  const counted = await sql<{ count: number }>`select count(*)::int as count from (${owed} limit ${COUNTED_MAX + 1}) found`.execute(tx);
  return { rows, meta: metaOf(paging, counted.rows[0]?.count ?? 0, rows.length) };
};
