// Query of reusable documents.
import { sql } from "kysely";
import type { IsoDay } from "../../../kernel/dates.ts";
import type { Reach } from "../../../platform/access/scope.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { unrejectedStatuses } from "../rules/sending.ts";
import type { StoredPendency } from "./pendency-rows.ts";

/** A document that was sent for another pendency, with its document type there. */
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
  /** The supplier's pendencies that the user sees. Documents of other projects are not offered. */
  readonly seen: Reach;
};

/** Limit of candidates. No supplier sends more for one type, worker and month, and the caller checks the validity of each. */
const LOOKED_AT_MOST = 500;

/** Projects in which the user acts for this supplier. The user may act for other suppliers in other projects. */
const ownProjectIds = ({ projects }: Reach, providerId: number): readonly number[] =>
  projects.filter(({ companyId }) => companyId === providerId).map(({ projectId }) => projectId);

/**
 * Documents sent for other pendencies of the same type, worker and month, and not rejected there. A pendency in support counts with the
 * status behind the question. Each file appears once, with its last sending.
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
