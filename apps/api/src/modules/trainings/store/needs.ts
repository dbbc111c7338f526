// Facts of required trainings, and the computed needs.
import type { PendencyStatus } from "@emdia/contract/pendencies/vocabulary.ts";
import { sql } from "kysely";
import type { IsoDay } from "../../../kernel/dates.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { Need } from "../rules/needs/needs.ts";

type Workers = { readonly providerId: number; readonly workerIds: readonly number[] };
const ids = (values: readonly number[]) => sql`${[...values]}::bigint[]`;

type Retraining = {
  readonly movementId: number;
  readonly since: IsoDay;
  readonly neededFrom: IsoDay;
  readonly opening: { readonly round: number; readonly cutTo: IsoDay } | null;
};

/** A document that a project requires of a worker, with its last approved document and the training of the norm. */
export type RequiredRow = {
  readonly contractorId: number;
  readonly pendencyId: number;
  readonly projectId: number;
  readonly workerId: number;
  readonly documentTypeId: number;
  readonly documentName: string;
  readonly requiredSince: IsoDay;
  readonly status: PendencyStatus;
  readonly round: number;
  /** End of the approval as it is stored. */
  readonly approvedUntil: IsoDay | null;
  /** The same without the cut of a need, because a need does not depend on what an earlier one did. */
  readonly documentUntil: IsoDay | null;
  readonly approvedIssue: IsoDay | null;
  readonly nextDueDays: number | null;
  readonly nextDueFigure: string | null;
  readonly norm: string | null;
  readonly triggers: readonly string[];
  /** Accidents after which the contractor requires the training again. */
  readonly accidents: readonly { readonly movementId: number; readonly reason: string }[];
  /** The firm need that the pendency has, and since when it is open for it. */
  readonly retraining: Retraining | null;
};

/** Whether the approval of the pendency `p` ends on the day before an event. */
const isCut = sql`(r.cut_to is not null and p.approved_until = r.cut_to)`;

type RequiredInput = Workers & { readonly settled: readonly PendencyStatus[]; readonly excluded: readonly PendencyStatus[] };
/**
 * Required documents that a training of the platform or of the contractor fulfils. While a renewal is in review, the approved document is the
 * last one of an earlier round.
 */
export const requiredTrainings = async (
  tx: Tx,
  { providerId, workerIds, settled, excluded }: RequiredInput,
): Promise<readonly RequiredRow[]> => {
  const { rows } = await sql<RequiredRow>`select p.contractor_id as "contractorId", p.id as "pendencyId", p.project_id as "projectId",
      p.worker_id as "workerId", p.type_id as "documentTypeId", v.name as "documentName",
      (p.created_at at time zone 'America/Sao_Paulo')::date as "requiredSince", p.status, p.round,
      p.approved_until as "approvedUntil", case when ${isCut} then r.approved_before else p.approved_until end as "documentUntil",
      case when ${isCut} then r.issue_before when p.approved_until is null then null when p.status = any (${[...settled]}) then p.issue_date
        else (select max(a.issue_date) from attachment a where a.contractor_id = p.contractor_id and a.pendency_id = p.id
          and a.from_round < p.round and a.until_round is distinct from p.rejected_round) end as "approvedIssue",
      v.next_due_days as "nextDueDays", v.next_due_figure as "nextDueFigure", t.norm, coalesce(t.triggers, '{}') as triggers,
      (select coalesce(json_agg(json_build_object('movementId', n.movement_id, 'reason', n.reason)), '[]') from training_accident_need n
        where n.contractor_id = p.contractor_id and n.pendency_id = p.id) as accidents,
      case when r.movement_id is not null then json_build_object('movementId', r.movement_id, 'since', r.since, 'neededFrom', r.needed_from,
        'opening', case when r.cut_to is not null then json_build_object('round', r.round, 'cutTo', r.cut_to) end) end as retraining
    from pendency p
    join document_type_version v on v.owner_id = p.type_owner_id and v.document_type_id = p.type_id and v.version = p.type_version
    left join pendency_retraining r on r.contractor_id = p.contractor_id and r.pendency_id = p.id
    left join lateral (select norm, triggers from training where document_owner_id = p.type_owner_id and document_type_id = p.type_id order by id limit 1) t on true
    where p.provider_id = ${providerId} and p.worker_id = any (${ids(workerIds)}) and p.active and not p.status = any (${[...excluded]})
      and (t.norm is not null or exists (select from training_config_version c
        where c.contractor_id = p.contractor_id and c.document_owner_id = p.type_owner_id and c.document_type_id = p.type_id))`.execute(tx);
  return rows;
};

export type ClassApproval = {
  readonly contractorId: number;
  readonly workerId: number;
  readonly documentTypeId: number;
  readonly issuedOn: IsoDay;
  readonly validUntil: IsoDay | null;
};
/** Valid certificates of workers, with the document type that each fulfils. */
export const classApprovals = async (tx: Tx, { providerId, workerIds }: Workers): Promise<readonly ClassApproval[]> => {
  const { rows } = await sql<ClassApproval>`select contractor_id as "contractorId", worker_id as "workerId",
      document_type_id as "documentTypeId", issued_on as "issuedOn", valid_until as "validUntil"
    from training_certificate
    where provider_id = ${providerId} and worker_id = any (${ids(workerIds)}) and state = 'valid'`.execute(tx);
  return rows;
};

export type NeedRow = Need & Pick<RequiredRow, "contractorId" | "pendencyId" | "projectId" | "workerId" | "documentTypeId">;

/** Replaces the needs of these workers by the computed ones. An unchanged row is not written. Returns how many rows changed. */
export const writeNeeds = async (
  tx: Tx,
  { providerId, workerIds, needs }: Workers & { readonly needs: readonly NeedRow[] },
): Promise<number> => {
  const given = sql`json_to_recordset(${JSON.stringify(needs)}::json) n ("contractorId" bigint, "pendencyId" bigint, kind text, "workerId" bigint,
    "projectId" bigint, "documentTypeId" bigint, cause text, since date, "isFirm" boolean, "movementId" bigint)`;
  const gone = await sql`delete from training_need t where t.provider_id = ${providerId} and t.worker_id = any (${ids(workerIds)})
    and not exists (select from ${given} where n."contractorId" = t.contractor_id and n."pendencyId" = t.pendency_id and n.kind = t.kind)`.execute(
    tx,
  );
  if (needs.length === 0) return Number(gone.numAffectedRows);
  const written =
    await sql`insert into training_need as t (contractor_id, pendency_id, kind, provider_id, worker_id, project_id, document_type_id, cause,
      since, is_firm, movement_id)
    select n."contractorId", n."pendencyId", n.kind, ${providerId}::bigint, n."workerId", n."projectId", n."documentTypeId", n.cause, n.since,
      n."isFirm", n."movementId" from ${given}
    on conflict (contractor_id, pendency_id, kind) do update
      set cause = excluded.cause, since = excluded.since, is_firm = excluded.is_firm, movement_id = excluded.movement_id
      where (t.cause, t.since, t.is_firm, t.movement_id) is distinct from (excluded.cause, excluded.since, excluded.is_firm, excluded.movement_id)`.execute(
      tx,
    );
  return Number(gone.numAffectedRows) + Number(written.numAffectedRows);
};
