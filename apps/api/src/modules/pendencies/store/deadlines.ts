// Queries of deadlines.
import type { Frequency } from "@emdia/contract/catalogue/vocabulary.ts";
import type { PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import { sql } from "kysely";
import type { IsoDay } from "../../../kernel/dates.ts";
import type { Side } from "../../../platform/access/scope.ts";
import { reusePlan } from "../../../platform/database/kept-plan.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { Deadlines, ReviewDays } from "../rules/deadlines.ts";

type Terms = ReviewDays & { readonly holidays: readonly string[] };
/** Days of the analysis and holidays of the contractor. Works for both sides (migration 0042). */
export const deadlineTerms = async (tx: Tx, id: number): Promise<Terms> => {
  const { rows } = await reusePlan(
    sql<Terms>`select analysis_days as "analysisDays", re_analysis_days as "reAnalysisDays", holidays from deadline_terms(${id})`,
  ).execute(tx);
  return rows[0] ?? { analysisDays: null, reAnalysisDays: null, holidays: [] };
};

/** A pendency with the fields on which its deadlines depend. */
export type DeadlineRow = Deadlines &
  ReviewDays & {
    readonly id: number;
    readonly status: PendencyStatus;
    readonly returnsTo: PendencyStatus | null;
    readonly questionSide: Side | null;
    readonly active: boolean;
    readonly frequency: Frequency;
    readonly referenceMonth: string | null;
    readonly dueFigure: string | null;
    readonly createdOn: IsoDay;
    readonly firstDay: IsoDay | null;
    readonly expirationDate: IsoDay | null;
    readonly approvedUntil: IsoDay | null;
    readonly revisionDate: IsoDay | null;
    readonly round: number;
    readonly rejectedRound: number | null;
  };
const rowsOf = sql`select p.id, p.status, p.returns_to as "returnsTo", p.question_side as "questionSide", p.active, v.frequency,
    to_char(p.reference_month, 'YYYY-MM') as "referenceMonth", v.due_figure as "dueFigure",
    (p.created_at at time zone 'America/Sao_Paulo')::date as "createdOn", p.first_day as "firstDay", p.expiration_date as "expirationDate",
    p.approved_until as "approvedUntil", p.revision_date as "revisionDate", p.round, p.rejected_round as "rejectedRound", p.send_by as "sendBy",
    p.asked_again_on as "askedAgainOn", p.review_from as "reviewFrom", p.review_days as "reviewDays", p.review_by as "reviewBy",
    coalesce(x.analysis_days, pp.analysis_days) as "analysisDays", coalesce(x.re_analysis_days, pp.re_analysis_days) as "reAnalysisDays"
  from pendency p
    join document_type_version v on v.owner_id = p.type_owner_id and v.document_type_id = p.type_id and v.version = p.type_version
    left join project_company pc on pc.contractor_id = p.contractor_id and pc.project_id = p.project_id and pc.provider_id = p.provider_id
    left join project_company_plan x on x.contractor_id = pc.contractor_id and x.project_company_id = pc.id and x.plan = p.plan
    left join project_plan pp on pp.contractor_id = p.contractor_id and pp.project_id = p.project_id and pp.plan = p.plan`;

/** The given pendencies of a contractor. The caller has locked them. */
export const deadlineRows = async (tx: Tx, contractorId: number, ids: readonly number[]): Promise<readonly DeadlineRow[]> =>
  (await sql<DeadlineRow>`${rowsOf} where p.contractor_id = ${contractorId} and p.id = any (${[...ids]}::bigint[])`.execute(tx)).rows;

type Batch = {
  readonly contractorId: number;
  readonly statuses: readonly PendencyStatus[];
  /** Id of the last pendency of the previous batch. */
  readonly after: number;
  readonly atMost: number;
};
/** Locks the next active pendencies of a contractor in id order. */
export const lockDeadlineRows = async (tx: Tx, { contractorId, statuses, after, atMost }: Batch): Promise<readonly DeadlineRow[]> => {
  const { rows } = await sql<DeadlineRow>`${rowsOf} where p.contractor_id = ${contractorId} and p.id > ${after} and p.active
    and p.status = any (${[...statuses]}::text[]) order by p.id limit ${atMost} for no key update of p`.execute(tx);
  return rows;
};

/** Writes deadlines without a new version and without history, because no user changed the pendency. */
export const writeDeadlines = async (
  tx: Tx,
  contractorId: number,
  deadlines: readonly (Deadlines & { readonly id: number })[],
): Promise<void> => {
  if (deadlines.length === 0) return;
  await sql`update pendency p set send_by = a."sendBy", review_from = a."reviewFrom", review_days = a."reviewDays", review_by = a."reviewBy"
    from json_to_recordset(${JSON.stringify(deadlines)}::json)
      a (id bigint, "sendBy" date, "reviewFrom" date, "reviewDays" integer, "reviewBy" date)
    where p.contractor_id = ${contractorId} and p.id = a.id`.execute(tx);
};

/** Stores the holidays with which all deadlines of a contractor were computed. */
export const rememberHolidays = async (tx: Tx, contractorId: number, holidays: readonly string[]): Promise<void> => {
  await sql`insert into deadline_calendar (contractor_id, holidays) values (${contractorId}, ${[...holidays]}::text[])
    on conflict (contractor_id) do update set holidays = excluded.holidays`.execute(tx);
};

/** Position in the reviewer's queue, counted from one; null if the pendency does not wait there or belongs to another supplier. */
export const queuePosition = async (tx: Tx, id: number, waiting: readonly PendencyStatus[]): Promise<number | null> => {
  const { rows } = await sql<{ position: number | null }>`select review_queue_position(${id}, ${[...waiting]}::text[]) as position`.execute(
    tx,
  );
  return rows[0]?.position ?? null;
};
