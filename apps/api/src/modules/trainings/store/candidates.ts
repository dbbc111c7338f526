import type { Paging } from "@emdia/contract/list.ts";
import type { NeedCause } from "@emdia/contract/trainings/vocabulary.ts";
import type { WorkerStatus } from "@emdia/contract/workers/vocabulary.ts";
import { type RawBuilder, sql } from "kysely";
import type { IsoDay } from "../../../kernel/dates.ts";
import { COUNTED_MAX, metaOf, offsetOf } from "../../../platform/database/paging.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { VisibleParticipants } from "../policy.ts";

type Class = { readonly contractorId: number; readonly id: number; readonly documentTypeId: number };
type OpenClass = Class & { readonly openToAll: boolean };
const ids = (values: readonly number[]) => sql`${[...values]}::bigint[]`;

/** Row filter of workers of a contractor, `cw`. */
const isVisibleWorker = ({ contractor, provider }: VisibleParticipants): RawBuilder<boolean> => {
  const projects = [...contractor.projects, ...provider.projects].map(({ projectId }) => projectId);
  const restricted =
    contractor.projects.length > 0 ? sql`true` : sql`cw.provider_id = any (${ids(provider.projects.map(({ companyId }) => companyId))})`;
  return sql<boolean>`(${contractor.companyIds.length > 0} or cw.provider_id = any (${ids(provider.companyIds)})
    or (${restricted} and exists (select from project_worker pw where pw.contractor_id = cw.contractor_id and pw.provider_id = cw.provider_id
      and pw.worker_id = cw.worker_id and pw.project_id = any (${ids(projects)}))))`;
};

/** Ranks of the needs of a worker in the order of the list: over or never had, near the end, required by an unverified figure only. */
const needRanks = [sql`n.is_firm and n.cause <> 'near_end'`, sql`n.is_firm and n.cause = 'near_end'`, sql`not n.is_firm`] as const;

/** Needs of a worker `cw` for the document that the class fulfils. */
const needsOf = ({ contractorId, documentTypeId }: Class) => sql`training_need n where n.contractor_id = ${contractorId}
  and n.document_type_id = ${documentTypeId} and n.worker_id = cw.worker_id`;

/** Workers whose most urgent need has this rank; those of the rank after the last one need nothing. */
const isOfRank = (training: Class, rank: number): RawBuilder<boolean> => {
  const has = (condition: RawBuilder<unknown>) => sql<boolean>`exists (select from ${needsOf(training)} and ${condition})`;
  const own = needRanks[rank];
  const none = needRanks.slice(0, rank).map((urgent) => sql<boolean>`not ${has(urgent)}`);
  return own ? sql.join([has(own), ...none], sql` and `) : sql<boolean>`not ${has(sql`true`)}`;
};

/** The last day of the document in force, per worker. */
const documents = (
  { contractorId, documentTypeId }: Class,
  { workers, today }: { readonly workers: RawBuilder<unknown>; readonly today: IsoDay },
) => sql`
  select p.worker_id, max(p.approved_until) as until from pendency p
  where p.contractor_id = ${contractorId} and p.active and p.type_id = ${documentTypeId} and p.worker_id in (${workers})
    and p.approved_until >= ${today}::date and p.approved_until < '9999-12-31'
  group by p.worker_id`;

type Input = Paging & {
  readonly name?: string | undefined;
  readonly providerId?: number | undefined;
  readonly projectId?: number | undefined;
  readonly needed?: boolean | undefined;
  readonly today: IsoDay;
};
export type CandidateRow = {
  readonly providerId: number;
  readonly providerName: string;
  readonly workerId: number;
  readonly name: string;
  readonly role: string;
  readonly status: WorkerStatus;
  readonly cause: NeedCause | null;
  readonly since: IsoDay | null;
  readonly isFirm: boolean | null;
  readonly until: IsoDay | null;
};

/** Whether the class is open to the supplier of a worker `cw`. */
const isOpen = ({ contractorId, id, openToAll }: OpenClass): RawBuilder<boolean> =>
  openToAll
    ? sql`true`
    : sql`cw.provider_id in (select s.provider_id from training_class_supplier s where s.contractor_id = ${contractorId} and s.class_id = ${id})`;

const found = (training: OpenClass, visible: VisibleParticipants, { name, providerId, projectId }: Input) => sql`
  select cw.provider_id, cw.worker_id, cw.name, cw.status from contractor_worker cw
  where cw.contractor_id = ${training.contractorId} and ${isVisibleWorker(visible)} and ${isOpen(training)}
    and not exists (select from training_participant t where t.contractor_id = cw.contractor_id and t.class_id = ${training.id}
      and t.worker_id = cw.worker_id and t.status <> 'removed')
    and exists (select from project_worker pw where pw.contractor_id = cw.contractor_id and pw.provider_id = cw.provider_id and pw.worker_id = cw.worker_id)
    and (${name ?? null}::text is null or cw.plain_words like found_anywhere(${name ?? ""}))
    and (${providerId ?? null}::bigint is null or cw.provider_id = ${providerId ?? null})
    and (${projectId ?? null}::bigint is null or exists (select from project_worker pw where pw.contractor_id = cw.contractor_id
      and pw.project_id = ${projectId ?? null} and pw.provider_id = cw.provider_id and pw.worker_id = cw.worker_id))`;

/**
 * A page of the workers that may be enrolled, those in need first. Without a name each rank is read in the order of names until the page is full,
 * because the sort of all workers of a large contractor takes three times as long. A name is searched once for all ranks.
 */
export const listCandidatePage = async (
  tx: Tx,
  training: OpenClass,
  { visible, ...input }: Input & { readonly visible: VisibleParticipants },
) => {
  const named = sql`named as ${input.name === undefined ? sql`not materialized` : sql`materialized`} (${found(training, visible, input)})`;
  const offset = offsetOf(input);
  const ranks = input.needed === true ? needRanks.map((_, rank) => rank) : [...needRanks.keys(), needRanks.length];
  const ofRanks = ranks.map(
    (
      rank,
    ) => sql`(select cw.provider_id, cw.worker_id, cw.name, cw.status, ${sql.lit(rank)} as needs_rank from named cw where ${isOfRank(training, rank)}
      order by cw.name, cw.worker_id limit ${offset + input.itemsPerPage})`,
  );
  const workers = sql`select worker_id from page`;
  const { rows } = await sql<CandidateRow>`with ${named}, page as materialized (select * from (${sql.join(ofRanks, sql` union all `)}) cw
      order by needs_rank, name, worker_id limit ${input.itemsPerPage} offset ${offset}),
    documents as (${documents(training, { workers, today: input.today })})
    select cw.provider_id as "providerId", company.trading_name as "providerName", cw.worker_id as "workerId", cw.name, w.role, cw.status,
      need.cause, need.since, need.is_firm as "isFirm", d.until
    from page cw join worker w on w.provider_id = cw.provider_id and w.id = cw.worker_id join company on company.id = cw.provider_id
      left join lateral (select n.cause, n.since, n.is_firm from ${needsOf(training)}
        order by n.is_firm desc, n.cause = 'near_end', n.since limit 1) need on true
      left join documents d on d.worker_id = cw.worker_id
    order by cw.needs_rank, cw.name, cw.worker_id`.execute(tx);
  const inNeed = input.needed === true ? sql`exists (select from ${needsOf(training)})` : sql`true`;
  const counted = await sql<{
    count: number;
  }>`with ${named} select count(*)::int as count from (select from named cw where ${inNeed} limit ${COUNTED_MAX + 1}) found`.execute(tx);
  return { rows, meta: metaOf(input, counted.rows[0]?.count ?? 0, rows.length) };
};

/** Restrictions of workers at a contractor that hold today. */
export const restrictionsToday = async (
  tx: Tx,
  contractorId: number,
  { workerIds, today }: { readonly workerIds: readonly number[]; readonly today: IsoDay },
) => {
  const { rows } = await sql<{ workerId: number; until: IsoDay | null }>`select worker_id as "workerId", end_date as until
    from restrictions_of(${ids(workerIds)}, ${ids([contractorId])}, ${today}::date) where start_date <= ${today}::date`.execute(tx);
  return new Map(rows.map(({ workerId, until }) => [workerId, until]));
};

/** Another class of the contractor for the same document that has not ended, per worker. */
export const otherClassesOf = async (
  tx: Tx,
  { contractorId, id, documentTypeId }: Class,
  { workerIds, now }: { readonly workerIds: readonly number[]; readonly now: string },
) => {
  const { rows } = await sql<{ workerId: number; name: string; day: IsoDay }>`
    select distinct on (p.worker_id) p.worker_id as "workerId", c.name, c.starts_at::date as day
    from training_participant p join training_class c on c.contractor_id = p.contractor_id and c.id = p.class_id
      join training_config_version v on v.contractor_id = c.contractor_id and v.config_id = c.config_id and v.version = c.config_version
    where p.contractor_id = ${contractorId} and p.worker_id = any (${ids(workerIds)}) and p.class_id <> ${id}
      and p.status in ('enrolled', 'present') and c.removed_at is null and c.cancelled_at is null and c.ends_at > ${now}::timestamp
      and v.document_type_id = ${documentTypeId}
    order by p.worker_id, c.starts_at`.execute(tx);
  return new Map(rows.map(({ workerId, ...other }) => [workerId, other]));
};

export type WorkerToEnrol = {
  readonly id: number;
  readonly providerId: number;
  readonly name: string;
  readonly status: WorkerStatus;
  readonly admissionDate: IsoDay;
  readonly isEnrolled: boolean;
};
/** Visible workers of the contractor by id. */
export const workersToEnrol = async (
  tx: Tx,
  { contractorId, id }: Class,
  { visible, workerIds }: { readonly visible: VisibleParticipants; readonly workerIds: readonly number[] },
): Promise<ReadonlyMap<number, WorkerToEnrol>> => {
  const { rows } = await sql<WorkerToEnrol>`select cw.worker_id as id, cw.provider_id as "providerId", cw.name, cw.status,
      cw.admission_date as "admissionDate", exists (select from training_participant t where t.contractor_id = cw.contractor_id
        and t.class_id = ${id} and t.worker_id = cw.worker_id and t.status <> 'removed') as "isEnrolled"
    from contractor_worker cw where cw.contractor_id = ${contractorId} and cw.worker_id = any (${ids(workerIds)}) and ${isVisibleWorker(visible)}`.execute(
    tx,
  );
  return new Map(rows.map((worker) => [worker.id, worker]));
};
