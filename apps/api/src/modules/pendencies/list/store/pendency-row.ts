import type { DocumentKind, Frequency } from "@emdia/contract/catalogue/vocabulary.ts";
import type { Plan } from "@emdia/contract/limits.ts";
import type { AssignmentTarget } from "@emdia/contract/pendencies/pendency.ts";
import type { PendencyStatus, RestReason } from "@emdia/contract/pendencies/vocabulary.ts";
import { type RawBuilder, sql } from "kysely";
import type { IsoDay } from "../../../../kernel/dates.ts";
import type { Side } from "../../../../platform/access/scope.ts";

export type Sql = RawBuilder<unknown>;
type NamedRef = { readonly id: number; readonly name: string };
export type PendencyKey = { readonly contractorId: number; readonly id: number };
/** A pendency with the columns that a list shows. */
export type ListedPendency = PendencyKey & {
  readonly projectId: number;
  readonly providerId: number;
  readonly workerId: number | null;
  readonly name: string;
  readonly kind: DocumentKind;
  readonly plan: Plan;
  readonly status: PendencyStatus;
  readonly returnsTo: PendencyStatus | null;
  readonly sentFrom: PendencyStatus | null;
  /** The side that asked the open question. */
  readonly questionSide: Side | null;
  /** Whether a dispute of its rejection is pending. */
  readonly isDisputed: boolean;
  /** The account of the most specific assignment. */
  readonly assignee: (NamedRef & { readonly of: AssignmentTarget }) | null;
  readonly active: boolean;
  readonly restFor: "a_time" | "good" | null;
  readonly restReason: RestReason | null;
  readonly referenceMonth: string | null;
  readonly frequency: Frequency;
  readonly issueDate: IsoDay | null;
  readonly expirationDate: IsoDay | null;
  readonly revisionDate: IsoDay | null;
  /** Deadline of the supplier, and of the reviewer. */
  readonly sendBy: IsoDay | null;
  readonly reviewBy: IsoDay | null;
  /** Time of a rejection without an answer. */
  readonly rejectedAt: Date | null;
  /** Text of the last decision. A list reads its beginning, of rejected pendencies only. */
  readonly note: string | null;
  readonly updatedAt: Date;
  readonly version: number;
  readonly project: NamedRef & { readonly contract: string | null };
  readonly contractor: NamedRef;
  readonly provider: NamedRef;
  readonly worker: NamedRef | null;
};
const assignedBy = (
  of: AssignmentTarget,
  target: Sql,
): Sql => sql`(select json_build_object('id', a.account_id, 'name', a.account_name, 'of', ${sql.lit(of)}::text)
  from review_assignment a where a.contractor_id = p.contractor_id and ${target})`;
const assignee = sql`coalesce(${assignedBy("pendency", sql`a.pendency_id = p.id`)}, ${assignedBy("project", sql`a.project_id = p.project_id`)},
  ${assignedBy("supplier", sql`a.provider_id = p.provider_id`)})`;

/** Columns of `pendency p` and of its document type version `v`. */
export const ownColumns = sql`p.contractor_id as "contractorId", p.id, p.project_id as "projectId", p.provider_id as "providerId", p.worker_id as "workerId",
  v.name, p.kind, p.plan, p.status, p.returns_to as "returnsTo", p.sent_from as "sentFrom",
  p.question_side as "questionSide", p.active, p.rest_for as "restFor", p.rest_reason as "restReason",
  to_char(p.reference_month, 'YYYY-MM') as "referenceMonth", v.frequency, p.issue_date as "issueDate", p.expiration_date as "expirationDate",
  p.revision_date as "revisionDate", p.send_by as "sendBy", p.review_by as "reviewBy", p.rejected_at as "rejectedAt", p.note, p.updated_at as "updatedAt", p.version,
  exists (select from pendency_dispute d where d.contractor_id = p.contractor_id and d.pendency_id = p.id and d.state = 'pending') as "isDisputed",
  ${assignee} as assignee`;
/** A row as the database returns it: the names of a page come as flat columns. */
export type PendencyListRow = Omit<ListedPendency, "project" | "contractor" | "provider" | "worker"> & {
  readonly projectName: string;
  readonly contract: string | null;
  readonly contractorName: string;
  readonly providerName: string;
  readonly workerName: string | null;
};
const listColumns = sql`${ownColumns}, p.project as "projectName", p.contract, p.contractor as "contractorName", p.provider as "providerName", p.worker as "workerName"`;

/** `shown_pendencies` joins the names with one generic plan, because planning six joins takes longer than reading 20 rows. */
const namedRows = (page: Sql): Sql => sql`shown_pendencies(array(select contractor_id from ${page}), array(select id from ${page})) p
  cross join lateral (select p.document as name, p.frequency) v`;
/** Rows of the keys in `page`, in the order of the keys. */
export const selectRows = (page: Sql, extraColumns: Sql = sql``): Sql =>
  sql`select ${listColumns}${extraColumns} from ${namedRows(page)} order by p.place`;
/** The same beside `columns`, which are returned once with null ids if the page is empty. */
export const selectRowsBeside = (columns: Sql, page: Sql): Sql =>
  sql`select ${columns}, ${listColumns} from (select) once left join (${namedRows(page)}) on true order by p.place`;

/** Keeps the flat columns: copying a row without them takes longer than sending them. */
export const toListedPendency = <R extends PendencyListRow>(row: R) => ({
  ...row,
  project: { id: row.projectId, name: row.projectName, contract: row.contract },
  contractor: { id: row.contractorId, name: row.contractorName },
  provider: { id: row.providerId, name: row.providerName },
  worker: row.workerId === null || row.workerName === null ? null : { id: row.workerId, name: row.workerName },
});
