// Columns of the worker list.
import type { MovementKind } from "@emdia/contract/catalogue/vocabulary.ts";
import type { PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import type { StoredStanding } from "@emdia/contract/workers/standing.ts";
import type { MovementStatus, WorkerStatus } from "@emdia/contract/workers/vocabulary.ts";
import { sql } from "kysely";
import type { IsoDay } from "../../../kernel/dates.ts";
import type { StoredDocument } from "../rules/document.ts";
import type { Sql, WorkerListInput } from "./worker-branches.ts";

type ListedLink = {
  readonly contractorId: number;
  readonly projectId: number;
  readonly name: string;
  readonly hiringDate: IsoDay;
  readonly endDate: IsoDay | null;
};
type ListedRestriction = {
  readonly contractorId: number;
  readonly companyName: string;
  readonly reason: string;
  readonly startDate: IsoDay;
  readonly endDate: IsoDay | null;
};
type MovementRow = {
  readonly id: number;
  readonly kind: MovementKind;
  readonly status: MovementStatus;
  readonly startDate: IsoDay;
  readonly endDate: IsoDay | null;
};
/** List row, with every link and restriction that the user's companies may read. */
export type ListedWorker = StoredDocument & {
  readonly id: number;
  readonly providerId: number;
  readonly providerName: string;
  readonly providerCnpj: string;
  readonly name: string;
  readonly role: string;
  readonly admissionDate: IsoDay;
  readonly status: WorkerStatus;
  readonly statusSince: IsoDay | null;
  readonly links: readonly ListedLink[];
  readonly restrictions: readonly ListedRestriction[];
  /** Null for workers without a future status change. */
  readonly movements: readonly MovementRow[] | null;
  /** `may_work`, the first hindrance, or `no_project`; null while it is computed. */
  readonly standing: StoredStanding | "no_project" | null;
  readonly hasPendencies: boolean | null;
  readonly statusSSMA: PendencyStatus | null;
  readonly statusSTP: PendencyStatus | null;
  readonly pendencyTotal: number | null;
};

const sums = (of: Sql): Sql => sql`${of}.has_pendencies, ${of}.status_ssma, ${of}.status_stp, ${of}.pendency_total, ${of}.standing`;

const mostUrgent = (status: Sql): Sql =>
  sql`(array_agg(${status} order by pendency_urgency(${status})) filter (where ${status} is not null))[1]`;

/** Pendency figures that the user sees: of the worker (supplier), of the worker at a contractor, or of single projects. */
const summed = ({ contractor, provider }: WorkerListInput["visible"]): Sql => {
  const isOwn = sql`w.provider_id = any (${provider.companyIds}::bigint[])`;
  const ofContractor = sql`cw.contractor_id = any (${contractor.companyIds}::bigint[])`;
  const pairs = [...contractor.projects, ...provider.projects];
  // Each link of a worker to the same project has the figures of the whole project, so only one is counted.
  const inProjects = sql`select distinct on (pw.contractor_id, pw.project_id) pw.* from project_worker pw where not ${isOwn}
    and not pw.contractor_id = any (${contractor.companyIds}::bigint[]) and pw.provider_id = w.provider_id and pw.worker_id = w.id
    and pw.project_id = any (${pairs.map(({ projectId }) => projectId)}::bigint[])`;
  return sql`(select bool_or(s.has_pendencies) as has_pendencies, ${mostUrgent(sql`s.status_ssma`)} as status_ssma,
      ${mostUrgent(sql`s.status_stp`)} as status_stp,
      sum(s.pendency_total)::integer as pendency_total,
      (array_agg(s.standing order by standing_urgency(s.standing)))[1] as standing from (
    select ${sums(sql`w`)} where ${isOwn}
    ${contractor.companyIds.length > 0 ? sql`union all select ${sums(sql`cw`)} from contractor_worker cw where not ${isOwn} and cw.provider_id = w.provider_id and cw.worker_id = w.id and ${ofContractor}` : sql``}
    ${pairs.length > 0 ? sql`union all select ${sums(sql`pw`)} from (${inProjects}) pw` : sql``}
    ) s)`;
};

/** The answer for the project of the list, or else for all projects that the user sees. */
const standingOfRow = (projectId: number | undefined): Sql =>
  projectId === undefined
    ? sql`sums.standing`
    : sql`(select pw.standing from project_worker pw where pw.provider_id = w.provider_id and pw.worker_id = w.id
        and pw.project_id = ${projectId} limit 1)`;

const linksOfRow: Sql = sql`(select coalesce(json_agg(json_build_object('contractorId', pw.contractor_id, 'projectId', pw.project_id, 'name', p.name,
    'hiringDate', pw.hiring_date, 'endDate', pw.end_date) order by p.name, p.id), '[]')
  from project_worker pw join project p on p.contractor_id = pw.contractor_id and p.id = pw.project_id
  where pw.provider_id = w.provider_id and pw.worker_id = w.id and p.state <> 'removed')`;

const restrictionsOfRow: Sql = sql`(select coalesce(json_agg(json_build_object('contractorId', r.contractor_id, 'companyName', rc.trading_name,
    'reason', r.reason, 'startDate', r.start_date, 'endDate', r.end_date) order by r.start_date, r.contractor_id), '[]')
  from kept_out r join company rc on rc.id = r.contractor_id where r.worker_id = w.id)`;

const movementsOfRow: Sql = sql`case when w.status_changes_on is not null then (select json_agg(json_build_object('id', m.id, 'kind', m.kind,
    'status', m.status, 'startDate', m.start_date, 'endDate', m.end_date))
  from movement m where m.provider_id = w.provider_id and m.worker_id = w.id) end`;

/** Selects the columns for the workers of the CTE `page`. */
export const rowsOf = ({ visible, today, projectId }: WorkerListInput, from: Sql, extraColumns: Sql): Sql => sql`
  , kept_out as materialized (select * from restrictions_of(array(select worker_id from page), null, ${today}::date))
  select w.id, w.provider_id as "providerId", c.trading_name as "providerName", c.cnpj as "providerCnpj", w.name, w.role,
    w.document_kind as "documentKind", w.document_country as "documentCountry", w.document_type as "documentType", w.document,
    w.admission_date as "admissionDate", w.status, w.status_since as "statusSince",
    ${linksOfRow} as links, ${restrictionsOfRow} as restrictions, ${movementsOfRow} as movements,
    sums.has_pendencies as "hasPendencies", sums.status_ssma as "statusSSMA", sums.status_stp as "statusSTP", sums.pendency_total as "pendencyTotal",
    ${standingOfRow(projectId)} as standing,
    ${extraColumns}
  from ${from} left join worker w on w.id = page.worker_id left join company c on c.id = w.provider_id left join lateral ${summed(visible)} sums on true`;
