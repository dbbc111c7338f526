import { sql } from "kysely";
import type { IsoDay } from "../../../kernel/dates.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { CertificateContent } from "../certificates/certificate-content.ts";

type Class = { readonly contractorId: number; readonly id: number };
export type CertificateHolder = { readonly contractorId: number; readonly providerId: number; readonly workerId: number };
type Issue = {
  readonly participantIds: readonly number[];
  readonly year: number;
  readonly issuedOn: IsoDay;
  readonly validUntil: IsoDay | null;
  readonly now: Date;
  readonly accountId: number;
};

/** Reserves consecutive numbers and returns the last one before them. The counter stays locked until the transaction ends. */
const reserveNumbers = async (tx: Tx, contractorId: number, { year, count }: { readonly year: number; readonly count: number }) => {
  const { rows } = await sql<{ last: number }>`insert into training_certificate_counter as c (contractor_id, year, last)
    values (${contractorId}, ${year}, ${count})
    on conflict (contractor_id, year) do update set last = c.last + excluded.last returning last`.execute(tx);
  return (rows[0]?.last ?? 0) - count;
};

/** Issues a certificate of each participant with the text of today, in the order of their names. */
export const insertCertificates = async (tx: Tx, { contractorId, id }: Class, issue: Issue): Promise<readonly CertificateHolder[]> => {
  const { participantIds, year, issuedOn, validUntil, now, accountId } = issue;
  if (participantIds.length === 0) return [];
  const before = await reserveNumbers(tx, contractorId, { year, count: participantIds.length });
  const { rows } =
    await sql<CertificateHolder>`insert into training_certificate (contractor_id, class_id, participant_id, provider_id, worker_id,
      document_owner_id, document_type_id, year, number, content, issued_on, valid_until, created_at, created_by_id)
    select p.contractor_id, p.class_id, p.id, p.provider_id, p.worker_id, v.document_owner_id, v.document_type_id, ${year},
      ${before} + row_number() over (order by p.worker_name, p.id),
      json_build_object('contractorName', contractor.name, 'providerName', provider.name, 'workerName', w.name, 'documentKind', w.document_kind,
        'document', w.document, 'training', v.name, 'kind', c.kind, 'syllabus', v.syllabus, 'theoryMinutes', v.theory_minutes,
        'practiceMinutes', v.practice_minutes, 'place', c.place, 'workAndSpace', c.work_and_space, 'instructors', c.instructors,
        'technicalResponsible', v.technical_responsible,
        'days', (select json_agg(distinct s.day) from training_session s where s.contractor_id = c.contractor_id and s.class_id = c.id)),
      ${issuedOn}, ${validUntil}, ${now}, ${accountId}
    from training_participant p
      join training_class c on c.contractor_id = p.contractor_id and c.id = p.class_id
      join training_config_version v on v.contractor_id = c.contractor_id and v.config_id = c.config_id and v.version = c.config_version
      join worker w on w.provider_id = p.provider_id and w.id = p.worker_id
      join company contractor on contractor.id = p.contractor_id join company provider on provider.id = p.provider_id
    where p.contractor_id = ${contractorId} and p.class_id = ${id} and p.id = any (${[...participantIds]}::bigint[])
    returning contractor_id as "contractorId", provider_id as "providerId", worker_id as "workerId"`.execute(tx);
  return rows;
};

type End = {
  readonly participantIds: readonly number[];
  readonly state: "replaced" | "withdrawn";
  readonly reason: string;
  readonly now: Date;
};
/** Ends the valid certificates of participants. The job then settles the documents of the supplier. */
export const endCertificates = async (tx: Tx, contractorId: number, end: End): Promise<readonly CertificateHolder[]> => {
  const { participantIds, state, reason, now } = end;
  if (participantIds.length === 0) return [];
  const { rows } = await sql<CertificateHolder>`update training_certificate set state = ${state}, ended_at = ${now}, end_reason = ${reason},
      settled = false
    where contractor_id = ${contractorId} and participant_id = any (${[...participantIds]}::bigint[]) and state = 'valid'
    returning contractor_id as "contractorId", provider_id as "providerId", worker_id as "workerId"`.execute(tx);
  return rows;
};

/** Approved participants of a class, by id. */
export const approvedParticipants = async (tx: Tx, { contractorId, id }: Class): Promise<readonly number[]> => {
  const rows = await tx
    .selectFrom("training_participant")
    .select("id")
    .where("contractor_id", "=", contractorId)
    .where("class_id", "=", id)
    .where("status", "=", "approved")
    .execute();
  return rows.map((row) => row.id);
};

export type StoredCertificate = CertificateHolder & {
  readonly id: number;
  readonly classId: number;
  readonly year: number;
  readonly number: number;
  readonly state: "valid" | "replaced" | "withdrawn";
  readonly settled: boolean;
  readonly endReason: string | null;
  readonly issuedOn: IsoDay;
  readonly validUntil: IsoDay | null;
  readonly hash: string | null;
  readonly size: number | null;
  readonly content: CertificateContent;
  readonly documentOwnerId: number;
  readonly documentTypeId: number;
  readonly facilityId: number | null;
  readonly departmentId: number | null;
};
const columns = sql`t.contractor_id as "contractorId", t.provider_id as "providerId", t.worker_id as "workerId", t.id, t.class_id as "classId",
  t.year, t.number, t.state, t.settled, t.end_reason as "endReason", t.issued_on as "issuedOn", t.valid_until as "validUntil", t.hash, t.size,
  t.content, t.document_owner_id as "documentOwnerId", t.document_type_id as "documentTypeId", v.facility_id as "facilityId",
  v.department_id as "departmentId"`;
const joins = sql`from training_certificate t join training_class c on c.contractor_id = t.contractor_id and c.id = t.class_id
  join training_config_version v on v.contractor_id = c.contractor_id and v.config_id = c.config_id and v.version = c.config_version`;

/** Certificates of a worker at a contractor in the order of their issue. */
export const certificatesOfWorker = async (tx: Tx, { contractorId, providerId, workerId }: CertificateHolder) => {
  const { rows } = await sql<StoredCertificate>`select ${columns} ${joins} where t.contractor_id = ${contractorId}
    and t.provider_id = ${providerId} and t.worker_id = ${workerId} order by t.id`.execute(tx);
  return rows;
};

/** Reads a certificate and locks it until the transaction ends. */
export const lockCertificate = async (tx: Tx, { contractorId, id }: Class): Promise<StoredCertificate | undefined> => {
  const { rows } = await sql<StoredCertificate>`select ${columns} ${joins} where t.contractor_id = ${contractorId} and t.id = ${id}
    for update of t`.execute(tx);
  return rows[0];
};

export const writeCertificateFile = (
  tx: Tx,
  { contractorId, id }: Class,
  { hash, size }: { readonly hash: string; readonly size: number },
) => tx.updateTable("training_certificate").set({ hash, size }).where("contractor_id", "=", contractorId).where("id", "=", id).execute();

export const markSettled = (tx: Tx, { contractorId, id }: Class) =>
  tx.updateTable("training_certificate").set({ settled: true }).where("contractor_id", "=", contractorId).where("id", "=", id).execute();
