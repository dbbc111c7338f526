import { sql } from "kysely";
import type { IsoDay } from "../../../kernel/dates.ts";
import type { Reach } from "../../../platform/access/scope.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { unrejectedStatuses } from "../rules/sending.ts";
import type { StoredPendency } from "./pendency-rows.ts";

/** A document that was sent elsewhere, with the type of which it was asked there. */
export type SentElsewhere = {
  readonly id: number;
  readonly fileId: number;
  readonly name: string;
  readonly issueDate: IsoDay | null;
  readonly expirationDate: IsoDay | null;
  readonly sentAt: Date | null;
  readonly contractor: { readonly id: number; readonly name: string };
  readonly type: StoredPendency["type"];
};
type Query = {
  readonly pendency: StoredPendency;
  /** Which of the supplier's pendencies the person sees: nobody is offered what was sent for a project that is not theirs. */
  readonly seen: Reach;
};

/** More of the same type, worker and month were sent by nobody yet; of these whether they still hold is asked one by one. */
const LOOKED_AT_MOST = 500;

/** Of the projects that a person sees, those in which they stand for the supplier itself: for another one they may work in others. */
const ownProjectIds = ({ projects }: Reach, providerId: number): readonly number[] =>
  projects.filter(({ companyId }) => companyId === providerId).map(({ projectId }) => projectId);

/**
 * What was sent elsewhere for the same type, worker and month, and was not rejected there: what stands in support counts as where it stood. The
 * same bytes are told once, as they were sent last.
 */
export const sentElsewhere = async (tx: Tx, { pendency, seen }: Query): Promise<readonly SentElsewhere[]> => {
  const { rows } = await sql<SentElsewhere>`select * from (
    select distinct on (a.file_id) a.id, a.file_id as "fileId", a.name, a.issue_date as "issueDate", a.expiration_date as "expirationDate",
      a.sent_at as "sentAt", json_build_object('id', c.id, 'name', c.trading_name) as contractor,
      json_build_object('ownerId', p.type_owner_id, 'id', p.type_id, 'version', p.type_version) as type
    from pendency p join attachment a on a.contractor_id = p.contractor_id and a.pendency_id = p.id
      join file f on f.provider_id = a.provider_id and f.id = a.file_id join company c on c.id = p.contractor_id
    where p.provider_id = ${pendency.providerId} and p.id <> ${pendency.id} and p.removed_at is null and a.provider_id = ${pendency.providerId}
      and (p.provider_id = any (${seen.companyIds}::bigint[]) or p.project_id = any (${ownProjectIds(seen, pendency.providerId)}::bigint[]))
      and p.type_owner_id = ${pendency.type.ownerId} and p.type_id = ${pendency.type.id} and p.worker_id is not distinct from ${pendency.workerId}
      and p.reference_month is not distinct from ${pendency.referenceMonth === null ? null : `${pendency.referenceMonth}-01`}::date
      and coalesce(p.returns_to, p.status) = any (${unrejectedStatuses}::text[]) and p.rejected_round is distinct from p.round
      and a.from_round is not null and a.until_round is null and f.verdict = 'clean'
      and not exists (select from attachment h where h.contractor_id = ${pendency.contractorId} and h.pendency_id = ${pendency.id}
        and h.file_id = a.file_id and h.until_round is null)
    order by a.file_id, a.sent_at desc) found
  order by "sentAt" desc, id desc limit ${LOOKED_AT_MOST}`.execute(tx);
  return rows;
};
