// Certificates of classes as documents of pendencies.
import { sql } from "kysely";
import type { IsoDay } from "../../../kernel/dates.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { PendencyKey } from "../list/store/pendency-row.ts";
import { NEVER_EXPIRES } from "../rules/fields-after-transition.ts";

type Worker = { readonly contractorId: number; readonly providerId: number; readonly workerId: number };
export type Certificate = Worker & {
  readonly certificateId: number;
  readonly type: { readonly ownerId: number; readonly id: number };
  /** Unit and area of the configuration; null if it names none. */
  readonly place: { readonly facilityId: number; readonly departmentId: number | null } | null;
};

/** Active pendencies that a certificate concerns and that do not have it yet, in lock order. Locks them. */
export const lockPendenciesToCertify = async (tx: Tx, certificate: Certificate): Promise<readonly number[]> => {
  const { contractorId, providerId, workerId, type, place, certificateId } = certificate;
  const { rows } = await sql<{ id: number }>`select p.id from pendency p
    where p.contractor_id = ${contractorId} and p.provider_id = ${providerId} and p.worker_id = ${workerId}
      and p.type_owner_id = ${type.ownerId} and p.type_id = ${type.id} and p.removed_at is null and p.active
      and (${place === null} or exists (select from project_location l where l.contractor_id = p.contractor_id and l.project_id = p.project_id
        and l.facility_id = ${place?.facilityId ?? null} and (${place?.departmentId ?? null}::bigint is null or l.department_id = ${place?.departmentId ?? null})))
      and not exists (select from attachment a where a.contractor_id = p.contractor_id and a.pendency_id = p.id
        and a.certificate_id = ${certificateId})
    order by p.id for update of p`.execute(tx);
  return rows.map(({ id }) => id);
};

/** Pendencies with a certificate that was not revoked there, in lock order. Locks them. */
export const lockPendenciesWith = async (tx: Tx, contractorId: number, certificateId: number): Promise<readonly number[]> => {
  const { rows } = await sql<{ id: number }>`select p.id from pendency p
    where p.contractor_id = ${contractorId} and p.removed_at is null and p.id in (select a.pendency_id from attachment a
      where a.contractor_id = ${contractorId} and a.certificate_id = ${certificateId} and a.revoked_at is null)
    order by p.id for update of p`.execute(tx);
  return rows.map(({ id }) => id);
};

/** Whether a class completes documents of a type. */
export const isCompletedByClass = async (tx: Tx, { ownerId, id }: Certificate["type"]): Promise<boolean> => {
  const { rows } = await sql<{ yes: boolean }>`select exists (select from document_type_version
    where owner_id = ${ownerId} and document_type_id = ${id} and completed_by_class) as yes`.execute(tx);
  return rows[0]?.yes === true;
};

/** Ends the approved documents and keeps the end of their approval. */
export const succeedApproved = async (
  tx: Tx,
  { contractorId, id }: PendencyKey,
  now: { readonly round: number; readonly approvedUntil: IsoDay | null },
) => {
  await sql`update attachment set until_round = ${now.round}, approved_until = coalesce(approved_until, ${now.approvedUntil}::date)
    where contractor_id = ${contractorId} and pendency_id = ${id} and from_round is not null and until_round is null`.execute(tx);
};
/** Turns undecided documents into drafts of the supplier. */
export const returnToDrafts = async (tx: Tx, { contractorId, id }: PendencyKey): Promise<void> => {
  await sql`update attachment set from_round = null, sent_at = null, sent_by = null, resent_by = '{}', left_out = false, opened_in = null
    where contractor_id = ${contractorId} and pendency_id = ${id} and from_round is not null and until_round is null`.execute(tx);
};
/** Keeps the end of the approval of the documents before a renewal. */
export const keepApprovalBefore = async (
  tx: Tx,
  { contractorId, id }: PendencyKey,
  now: { readonly round: number; readonly approvedUntil: IsoDay | null },
) => {
  await sql`update attachment set approved_until = coalesce(approved_until, ${now.approvedUntil}::date)
    where contractor_id = ${contractorId} and pendency_id = ${id} and until_round = ${now.round - 1} and not added_beside and revoked_at is null`.execute(
    tx,
  );
};

export type CertificateFile = {
  readonly fileId: number;
  readonly name: string;
  readonly issueDate: IsoDay;
  readonly expirationDate: IsoDay | null;
};
type Filed = CertificateFile & {
  readonly certificateId: number;
  /** `beside`: a document in force ends later. */
  readonly as: "current" | "beside" | "draft";
  readonly round: number;
  readonly now: Date;
};
export const insertCertificate = async (
  tx: Tx,
  { contractorId, id, providerId }: PendencyKey & { readonly providerId: number },
  { certificateId, as, round, now, ...file }: Filed,
): Promise<number> => {
  const added = await tx
    .insertInto("attachment")
    .values({
      contractor_id: contractorId,
      pendency_id: id,
      provider_id: providerId,
      file_id: file.fileId,
      name: file.name,
      issue_date: file.issueDate,
      expiration_date: file.expirationDate,
      certificate_id: certificateId,
      created_at: now,
      from_round: as === "draft" ? null : round,
      until_round: as === "beside" ? round : null,
      sent_at: as === "draft" ? null : now,
      added_beside: as === "beside",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return added.id;
};

export type ApprovedDocument = {
  readonly id: number;
  readonly isCurrent: boolean;
  readonly isDraft: boolean;
  readonly isCertificate: boolean;
  readonly end: IsoDay;
};
/** Documents of a pendency with an approval, and the certificate itself. */
export const approvedDocuments = async (
  tx: Tx,
  { contractorId, id }: PendencyKey,
  certificateId: number,
): Promise<readonly ApprovedDocument[]> => {
  const { rows } = await sql<ApprovedDocument>`select a.id, a.until_round is null as "isCurrent", a.from_round is null as "isDraft",
      a.certificate_id is not distinct from ${certificateId} as "isCertificate",
      coalesce(a.approved_until, a.expiration_date, ${NEVER_EXPIRES}::date) as end
    from attachment a where a.contractor_id = ${contractorId} and a.pendency_id = ${id} and a.revoked_at is null
      and (a.certificate_id = ${certificateId} or (a.from_round is not null and (a.certificate_id is not null or a.approved_until is not null)))
    order by a.id`.execute(tx);
  return rows;
};

export const deleteCertificateDraft = async (tx: Tx, { contractorId }: PendencyKey, documentId: number): Promise<void> => {
  await tx
    .deleteFrom("attachment")
    .where("contractor_id", "=", contractorId)
    .where("id", "=", documentId)
    .where("from_round", "is", null)
    .execute();
};
export const markRevoked = async (
  tx: Tx,
  { contractorId }: PendencyKey,
  document: { readonly id: number; readonly now: Date },
): Promise<void> => {
  await sql`update attachment set revoked_at = ${document.now} where contractor_id = ${contractorId} and id = ${document.id}`.execute(tx);
};
/** Ends the current documents; the other approved document, if there is one, becomes current again. */
export const replaceCurrent = async (
  tx: Tx,
  { contractorId, id }: PendencyKey,
  { round, by }: { readonly round: number; readonly by: number | null },
) => {
  await sql`update attachment set until_round = ${round}
    where contractor_id = ${contractorId} and pendency_id = ${id} and from_round is not null and until_round is null`.execute(tx);
  if (by !== null)
    await sql`update attachment set until_round = null, added_beside = false where contractor_id = ${contractorId} and id = ${by}`.execute(
      tx,
    );
};

type Approval = {
  readonly approvedUntil: IsoDay | null;
  /** No approved document is left, so that an answer or a withdrawal leads to OPEN. */
  readonly isNone: boolean;
};
/** Writes the end of the approval of a pendency that is in review or stopped by a question. */
export const writeApproval = async (tx: Tx, { contractorId, id }: PendencyKey, { approvedUntil, isNone }: Approval): Promise<void> => {
  await sql`update pendency set approved_until = ${approvedUntil}::date, version = version + 1,
      sent_from = case when ${isNone} and sent_from in ('NEXT_DUE_DATE', 'EXPIRED') then 'OPEN' else sent_from end,
      returns_to = case when ${isNone} and returns_to in ('DONE', 'NEXT_DUE_DATE', 'EXPIRED') then 'OPEN' else returns_to end
    where contractor_id = ${contractorId} and id = ${id}`.execute(tx);
};
