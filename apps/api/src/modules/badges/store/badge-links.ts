// Links of workers to projects, with what a badge shows of worker, supplier and contractor.
import { type RawBuilder, sql } from "kysely";
import type { IsoDay } from "../../../kernel/dates.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { LinkOnBadge } from "../rules/badge-link.ts";

const columns = sql`pw.id as "contractId", pw.contractor_id as "contractorId", pw.project_id as "projectId", pw.provider_id as "providerId",
  pw.worker_id as "workerId", pw.hiring_date as "hiringDate", pw.end_date as "endDate", p.name as "projectName",
  c.trading_name as "contractorName", s.trading_name as "providerName", s.cnpj as "providerCnpj", w.name, w.role,
  w.admission_date as "admissionDate", w.status, w.removed_at is not null as "isRemoved", w.document_kind as "documentKind",
  w.document_country as "documentCountry", w.document_type as "documentType", w.document,
  case when w.photo_verdict = 'clean' then w.photo_key end as "photoKey", w.photo_type as "photoType",
  case when w.photo_verdict = 'clean' and w.photo_normalised then w.photo_key end as "printedPhotoKey"`;

/** Row-level security limits the links to those of the user's companies. The caller also checks `seesLink`. */
const linksWhere = async (tx: Tx, condition: RawBuilder<unknown>): Promise<readonly LinkOnBadge[]> => {
  const { rows } = await sql<LinkOnBadge>`select ${columns} from project_worker pw
    join project p on p.contractor_id = pw.contractor_id and p.id = pw.project_id
    join worker w on w.provider_id = pw.provider_id and w.id = pw.worker_id
    join company c on c.id = pw.contractor_id
    join company s on s.id = pw.provider_id
    where ${condition} and p.state <> 'removed' and not p.is_draft order by pw.hiring_date, pw.id`.execute(tx);
  return rows;
};

export const linksNamed = (tx: Tx, contractIds: readonly number[]) => linksWhere(tx, sql`pw.id = any (${[...contractIds]}::bigint[])`);

export const linksOfWorkers = (tx: Tx, workerIds: readonly number[]) =>
  linksWhere(tx, sql`pw.worker_id = any (${[...workerIds]}::bigint[])`);

/** A link that has begun and not ended. */
export type CurrentLink = {
  readonly contractorId: number;
  readonly contractorName: string;
  readonly projectId: number;
  readonly projectName: string;
  readonly hiringDate: IsoDay;
  readonly endDate: IsoDay | null;
};
type Input = { readonly providerId: number; readonly workerId: number; readonly today: IsoDay };

/** The current links of one worker, with all contractors. */
export const currentLinks = async (tx: Tx, { providerId, workerId, today }: Input): Promise<readonly CurrentLink[]> => {
  const { rows } = await sql<CurrentLink>`select pw.contractor_id as "contractorId", c.trading_name as "contractorName",
      pw.project_id as "projectId", p.name as "projectName", pw.hiring_date as "hiringDate", pw.end_date as "endDate"
    from project_worker pw
    join project p on p.contractor_id = pw.contractor_id and p.id = pw.project_id
    join company c on c.id = pw.contractor_id
    where pw.provider_id = ${providerId} and pw.worker_id = ${workerId} and pw.hiring_date <= ${today}::date
      and (pw.end_date is null or pw.end_date >= ${today}::date) and p.state <> 'removed' and not p.is_draft
    order by p.name, pw.id`.execute(tx);
  return rows;
};
