import type { Paging } from "@emdia/contract/list.ts";
import { sql } from "kysely";
import type { IsoDay } from "../../../kernel/dates.ts";
import { COUNTED_MAX, metaOf, offsetOf } from "../../../platform/database/paging.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { VisibleParticipants } from "../policy.ts";
import type { StoredCertificate } from "./certificates.ts";
import { isVisibleParticipant } from "./visible-participants.ts";

type Class = { readonly contractorId: number; readonly id: number };
export type ListedCertificate = Pick<
  StoredCertificate,
  "id" | "year" | "number" | "state" | "endReason" | "hash" | "size" | "validUntil"
> & {
  readonly participantId: number;
  readonly workerName: string;
  readonly training: string;
  readonly issuedOn: IsoDay;
};
type DrawnCertificate = Pick<StoredCertificate, "content" | "year" | "number" | "issuedOn" | "validUntil">;
const columns = sql`t.id, t.year, t.number, t.state, t.end_reason as "endReason", t.hash, t.size, t.issued_on as "issuedOn",
  t.valid_until as "validUntil", t.participant_id as "participantId", p.worker_name as "workerName", t.content ->> 'training' as training`;
const joins = sql`from training_certificate t join training_participant p on p.contractor_id = t.contractor_id and p.id = t.participant_id`;

/** A page of the certificates of visible participants, by name and issue. */
export const listCertificatePage = async (
  tx: Tx,
  { contractorId, id }: Class,
  { visible, ...paging }: Paging & { readonly visible: VisibleParticipants },
) => {
  const found = sql`${joins} where t.contractor_id = ${contractorId} and t.class_id = ${id} and ${isVisibleParticipant(visible)}`;
  const { rows } = await sql<ListedCertificate>`select ${columns} ${found} order by p.worker_name, t.id
    limit ${paging.itemsPerPage} offset ${offsetOf(paging)}`.execute(tx);
  const counted = await sql<{
    count: number;
  }>`select count(*)::int as count from (select ${found} limit ${COUNTED_MAX + 1}) counted`.execute(tx);
  return { rows, meta: metaOf(paging, counted.rows[0]?.count ?? 0, rows.length) };
};

/** A certificate of a visible participant. */
export const findCertificate = async (
  tx: Tx,
  { contractorId, id }: Class,
  visible: VisibleParticipants,
): Promise<ListedCertificate | undefined> => {
  const { rows } = await sql<ListedCertificate>`select ${columns} ${joins}
    where t.contractor_id = ${contractorId} and t.id = ${id} and ${isVisibleParticipant(visible)}`.execute(tx);
  return rows[0];
};

/** Valid certificates of visible participants of a class with their text, by name. */
export const certificatesToExport = async (
  tx: Tx,
  { contractorId, id }: Class,
  visible: VisibleParticipants,
): Promise<readonly DrawnCertificate[]> => {
  const { rows } =
    await sql<DrawnCertificate>`select t.content, t.year, t.number, t.issued_on as "issuedOn", t.valid_until as "validUntil" ${joins}
    where t.contractor_id = ${contractorId} and t.class_id = ${id} and t.state = 'valid' and ${isVisibleParticipant(visible)}
    order by p.worker_name, t.id`.execute(tx);
  return rows;
};
