import type { Paging } from "@emdia/contract/list.ts";
import type { PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import { type RawBuilder, sql } from "kysely";
import type { IsoDay } from "../../../kernel/dates.ts";
import type { Reach } from "../../../platform/access/scope.ts";
import { COUNTED_MAX, metaOf, offsetOf } from "../../../platform/database/paging.ts";
import type { Tx } from "../../../platform/database/transaction.ts";

const ids = (values: readonly number[]) => sql`${[...values]}::bigint[]`;
type NameRow = { readonly id: number; readonly name: string };
type Worker = { readonly providerId: number; readonly id: number };
export type AccidentRow = {
  readonly movementId: number;
  readonly day: IsoDay;
  readonly pendencyId: number;
  readonly document: string;
  readonly project: NameRow;
  readonly company: NameRow;
  readonly need: { readonly reason: string; readonly openedAt: string; readonly openedBy: string | null } | null;
  readonly contractorId: number;
  readonly projectId: number;
};
type Input = { readonly worker: Worker; readonly visible: Reach; readonly excluded: readonly PendencyStatus[]; readonly today: IsoDay };

const columns = sql`m.id as "movementId", m.start_date as day, p.id as "pendencyId", v.name as document,
  json_build_object('id', pr.id, 'name', pr.name) as project, json_build_object('id', c.id, 'name', c.trading_name) as company,
  case when n.movement_id is not null then json_build_object('reason', n.reason, 'openedAt', n.created_at, 'openedBy', n.created_by_name) end as need,
  p.contractor_id as "contractorId", p.project_id as "projectId"`;

/** Accidents up to today with each document of a training that was approved before them, in visible projects. */
const found = ({ worker, visible, excluded, today }: Input): RawBuilder<unknown> => sql`from movement m
  join pendency p on p.provider_id = m.provider_id and p.worker_id = m.worker_id and p.active and p.removed_at is null
    and not p.status = any (${[...excluded]}) and (m.project_id is null or (m.contractor_id = p.contractor_id and m.project_id = p.project_id))
  join document_type_version v on v.owner_id = p.type_owner_id and v.document_type_id = p.type_id and v.version = p.type_version
  join project pr on pr.contractor_id = p.contractor_id and pr.id = p.project_id
  join company c on c.id = p.contractor_id
  left join training_accident_need n on n.contractor_id = p.contractor_id and n.pendency_id = p.id and n.movement_id = m.id
  where m.provider_id = ${worker.providerId} and m.worker_id = ${worker.id} and m.kind = 'accident' and m.start_date <= ${today}::date
    and (p.contractor_id = any (${ids(visible.companyIds)}) or p.project_id = any (${ids(visible.projects.map(({ projectId }) => projectId))}))
    and (n.movement_id is not null or (p.approved_until is not null and (p.issue_date is null or p.issue_date < m.start_date)))
    and (exists (select from training t where t.document_owner_id = p.type_owner_id and t.document_type_id = p.type_id)
      or exists (select from training_config_version t where t.contractor_id = p.contractor_id and t.document_owner_id = p.type_owner_id
        and t.document_type_id = p.type_id))`;

export const listAccidentPage = async (tx: Tx, { page, itemsPerPage, ...input }: Paging & Input) => {
  const paging = { page, itemsPerPage };
  const from = found(input);
  const { rows } = await sql<AccidentRow>`select ${columns} ${from} order by m.start_date desc, v.name, p.id
    limit ${itemsPerPage} offset ${offsetOf(paging)}`.execute(tx);
  const counted = await sql<{ count: number }>`select count(*)::int as count from (select ${from} limit ${COUNTED_MAX + 1}) found`.execute(
    tx,
  );
  return { rows, meta: metaOf(paging, counted.rows[0]?.count ?? 0, rows.length) };
};

type Ids = { readonly movementId: number; readonly pendencyId: number };
export const findAccident = async (tx: Tx, { movementId, pendencyId, ...input }: Input & Ids): Promise<AccidentRow | undefined> => {
  const { rows } = await sql<AccidentRow>`select ${columns} ${found(input)} and m.id = ${movementId} and p.id = ${pendencyId}`.execute(tx);
  return rows[0];
};

type NewNeed = Ids & {
  readonly contractorId: number;
  readonly worker: Worker;
  readonly reason: string;
  readonly account: NameRow;
  readonly now: Date;
};
/** Returns false if the contractor opened the need before. */
export const insertAccidentNeed = async (
  tx: Tx,
  { contractorId, pendencyId, movementId, worker, reason, account, now }: NewNeed,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("training_accident_need")
    .values({
      contractor_id: contractorId,
      pendency_id: pendencyId,
      movement_id: movementId,
      provider_id: worker.providerId,
      worker_id: worker.id,
      reason,
      created_at: now,
      created_by_id: account.id,
      created_by_name: account.name,
    })
    .onConflict((known) => known.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};
