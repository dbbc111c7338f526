// Pendencies to which files are matched, and the workers of CPFs.
import type { Frequency } from "@emdia/contract/catalogue/vocabulary.ts";
import { owedStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import { sql } from "kysely";
import type { Reach } from "../../../platform/access/scope.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { Candidate, WorkersByCpf } from "../rules/matching/file-evidence.ts";
import { rejectedStatus } from "../rules/rejection.ts";
import { goesNext } from "./documents-of-pendency.ts";
import { reached } from "./visible-rows.ts";

export type MatchCandidate = Candidate & {
  readonly frequency: Frequency;
  readonly contract: string | null;
  readonly type: { readonly ownerId: number; readonly id: number; readonly version: number };
};

/** About twice the open pendencies of the largest suppliers. */
const CANDIDATES_MAX = 20_000;

/** Active pendencies that wait for a document of the supplier, the most urgent first; `isWhole` is false above the limit. */
export const findMatchCandidates = async (
  tx: Tx,
  reach: Reach,
): Promise<{ readonly rows: readonly MatchCandidate[]; readonly isWhole: boolean }> => {
  const visible = reached(reach, { company: sql`p.provider_id`, project: sql`p.project_id` });
  const { rows } = await sql<MatchCandidate>`select p.id, p.type_owner_id || ' ' || p.type_id as "typeKey", v.name as document, v.frequency,
      v.frequency = 'yearly' as "isYearly", to_char(p.reference_month, 'YYYY-MM') as month, r.contract_number as contract,
      case when w.id is not null then json_build_object('id', w.id, 'name', w.name) end as worker,
      json_build_object('id', s.id, 'name', s.trading_name, 'cnpj', s.cnpj) as company,
      json_build_object('id', c.id, 'name', c.trading_name, 'cnpj', c.cnpj) as contractor,
      json_build_object('id', r.id, 'name', r.name) as project,
      json_build_object('ownerId', p.type_owner_id, 'id', p.type_id, 'version', p.type_version) as type
    from pendency p
      join document_type_version v on v.owner_id = p.type_owner_id and v.document_type_id = p.type_id and v.version = p.type_version
      join project r on r.contractor_id = p.contractor_id and r.id = p.project_id
      join company s on s.id = p.provider_id join company c on c.id = p.contractor_id
      left join worker w on w.provider_id = p.provider_id and w.id = p.worker_id
    where p.active and p.removed_at is null and p.status = any (${owedStatuses}::text[]) and ${visible}
    order by p.send_by nulls last, p.id limit ${CANDIDATES_MAX + 1}`.execute(tx);
  return { rows: rows.slice(0, CANDIDATES_MAX), isWhole: rows.length <= CANDIDATES_MAX };
};

/** Workers with these CPFs: of whole companies, and of the projects to which the user is restricted. Uses the index `worker_document`. */
export const findWorkersByCpf = async (tx: Tx, { companyIds, projects }: Reach, cpfs: readonly string[]): Promise<WorkersByCpf> => {
  const everyCompany = [...companyIds, ...projects.map(({ companyId }) => companyId)];
  if (cpfs.length === 0 || everyCompany.length === 0) return new Map();
  const isReached = reached({ companyIds: [], projects }, { company: sql`pw.provider_id`, project: sql`pw.project_id` });
  const { rows } = await sql<{ cpf: string; ids: number[] }>`select w.document as cpf, json_agg(w.id) as ids from worker w
    where w.provider_id = any (${everyCompany}::bigint[]) and w.document = any (${[...cpfs]}::text[]) and w.removed_at is null
      and w.document_kind = 'cpf' and (w.provider_id = any (${[...companyIds]}::bigint[]) or exists (
        select from project_worker pw where pw.provider_id = w.provider_id and pw.worker_id = w.id and ${isReached}))
    group by w.document`.execute(tx);
  return new Map(rows.map(({ cpf, ids }) => [cpf, ids]));
};

/** The rejected document that goes into the next sending, of pendencies with exactly one. */
export const findRejectedDocuments = async (tx: Tx, pendencyIds: readonly number[]): Promise<ReadonlyMap<number, number>> => {
  if (pendencyIds.length === 0) return new Map();
  const { rows } = await sql<{ pendencyId: number; id: number }>`select p.id as "pendencyId", min(a.id) as id
    from pendency p join attachment a on a.contractor_id = p.contractor_id and a.pendency_id = p.id
    where p.id = any (${[...pendencyIds]}::bigint[]) and p.status = ${rejectedStatus} and p.rejected_at is not null
      and a.from_round is not null and ${goesNext}
    group by p.id having count(*) = 1`.execute(tx);
  return new Map(rows.map(({ pendencyId, id }) => [pendencyId, id]));
};
