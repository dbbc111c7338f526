// Blocks of a supplier's page, each for the reach of its permission.
import type { HistoryEntry } from "@emdia/contract/history/entry.ts";
import type { Supplier } from "@emdia/contract/suppliers/supplier.ts";
import { sql } from "kysely";
import type { IsoDay } from "../../../kernel/dates.ts";
import type { Reach } from "../../../platform/access/scope.ts";
import { idArray } from "../../../platform/database/id-array.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { presentLine, type StoredLine } from "../../../platform/history/history.ts";
import type { SharedProject } from "../policy.ts";
import type { StatusTotal } from "../rules/reminder.ts";
import { isCounted, isReached } from "./reach.ts";

type ContractorTotal = StatusTotal & { readonly contractorId: number };
/** Active documents per contractor and status: the counters and the changes that are not folded yet. */
export const statusTotals = async (tx: Tx, providerId: number, reach: Reach): Promise<readonly ContractorTotal[]> => {
  const { rows } = await sql<ContractorTotal>`select contractor_id as "contractorId", status, sum(total)::integer as total from (
      select n.contractor_id, n.status, n.total from pendency_count n where n.provider_id = ${providerId} and ${isCounted(reach, "n")}
      union all
      select d.contractor_id, d.status, d.change from pendency_delta d where d.provider_id = ${providerId} and ${isReached(reach, "d")}) t
    group by contractor_id, status having sum(total) > 0`.execute(tx);
  return rows;
};

const SHOWN_MAX = 5;
type Workers = NonNullable<Supplier["workers"]>;
/** Workers with a link to a project of the reach, and the first of those with pendencies. */
export const workersOf = async (tx: Tx, providerId: number, reach: Reach): Promise<Workers> => {
  const { rows } = await sql<Workers>`with linked as (
      select pw.worker_id, sum(pw.pendency_total)::integer as "pendencyTotal" from project_worker pw
      where pw.provider_id = ${providerId} and ${isReached(reach, "pw")} group by 1),
    seen as (select w.id, w.name, w.role, w.status, l."pendencyTotal" from linked l
      join worker w on w.provider_id = ${providerId} and w.id = l.worker_id and w.removed_at is null)
    select count(*)::integer as total, (count(*) filter (where "pendencyTotal" > 0))::integer as "withPendencies",
      coalesce((select json_agg(f) from (select * from seen where "pendencyTotal" > 0 order by "pendencyTotal" desc, name, id limit ${SHOWN_MAX}) f), '[]')
        as first
    from seen`.execute(tx);
  return rows[0] ?? { total: 0, withPendencies: 0, first: [] };
};

type Restrictions = NonNullable<Supplier["restrictions"]>;
/** Restrictions in force of workers with a link to a project of the reach. */
export const restrictionsOf = async (
  tx: Tx,
  providerId: number,
  { reach, today }: { readonly reach: Reach; readonly today: IsoDay },
): Promise<Restrictions> => {
  const { rows } = await sql<Restrictions>`with concerned as (
      select r.id, r.name, r.reason, r.start_date as "startDate", r.end_date as "endDate",
        json_build_object('id', c.id, 'name', c.trading_name) as company
      from restriction r join company c on c.id = r.contractor_id
      where r.lifted_at is null and r.start_date <= ${today}::date and (r.end_date is null or r.end_date >= ${today}::date)
        and (r.contractor_id, r.person_id) in (select pw.contractor_id, w.person_id from project_worker pw
          join worker w on w.provider_id = pw.provider_id and w.id = pw.worker_id and w.removed_at is null
          where pw.provider_id = ${providerId} and ${isReached(reach, "pw")}))
    select count(*)::integer as total,
      coalesce((select json_agg(f) from (select * from concerned order by name, id limit ${SHOWN_MAX}) f), '[]') as first
    from concerned`.execute(tx);
  return rows[0] ?? { total: 0, first: [] };
};

export type StoredContact = { readonly name: string; readonly email: string; readonly isOwner: boolean };
export const contactsOf = async (tx: Tx, providerId: number, projects: readonly SharedProject[]): Promise<StoredContact[]> => {
  const [contractors, projectIds] = [projects.map(({ contractorId }) => contractorId), projects.map(({ projectId }) => projectId)];
  const { rows } = await sql<StoredContact>`select name, email, is_owner as "isOwner"
    from contacts_of_supplier(${providerId}, ${idArray(contractors)}, ${idArray(projectIds)})`.execute(tx);
  return rows;
};

const HISTORY_SHOWN = 20;
/** The latest entries about the supplier: its reminders, and its changes in the projects. */
export const historyOfSupplier = async (tx: Tx, providerId: number, projects: readonly SharedProject[]): Promise<HistoryEntry[]> => {
  const contractors = idArray([...new Set(projects.map(({ contractorId }) => contractorId))]);
  const projectIds = idArray(projects.map(({ projectId }) => projectId));
  const { rows } = await sql<StoredLine>`select h.* from unnest(${contractors}) c (owner_id)
    cross join lateral (
      (select * from history l where l.owner_id = c.owner_id and l.about_kind = 'supplier' and l.about_id = ${providerId}
        order by l.id desc limit ${HISTORY_SHOWN})
      union all
      (select * from history l where l.owner_id = c.owner_id and l.about_kind = 'project' and l.provider_id = ${providerId}
        and l.about_id = any (${projectIds}) order by l.id desc limit ${HISTORY_SHOWN})) h
    order by h.id desc limit ${HISTORY_SHOWN}`.execute(tx);
  return rows.map(presentLine);
};
