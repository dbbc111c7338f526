// Withdraws the certificate of a class from the pendencies that have it.
import { addDays } from "../../../kernel/dates.ts";
import { currentDocumentType } from "../documents/current-document-type.ts";
import { approvedStatuses } from "../rules/approval.ts";
import { approvalAfterRevoke, decideRevoke, expiryOf, statusBehind } from "../rules/certificate.ts";
import { recipientsOfRejection } from "../rules/notice-recipients.ts";
import {
  type ApprovedDocument,
  approvedDocuments,
  deleteCertificateDraft,
  lockPendenciesWith,
  markRevoked,
  replaceCurrent,
  writeApproval,
} from "../store/certificates.ts";
import { writePendencyNotices } from "../store/notices.ts";
import { findPendencies, lockWorkersOf, type StoredPendency } from "../store/pendency-rows.ts";
import { deleteRetraining } from "../store/retraining.ts";
import { countAgain, datePendency } from "../store/write-documents.ts";
import { saveTrainingMove, type TrainingWork } from "./save-training-move.ts";

type Withdrawal = { readonly reason: string; readonly other: ApprovedDocument | undefined };

/** The document in force is withdrawn: another approved one takes its place, or the pendency opens with the reason. */
const reopen = async (work: TrainingWork, pendency: StoredPendency, { reason, other }: Withdrawal): Promise<void> => {
  const { tx, today, now } = work;
  const { nextDueDays } = await currentDocumentType(work, pendency);
  const expirationDate = other ? expiryOf(other.end) : null;
  const dates = { expirationDate, nextDueOn: expirationDate && addDays(expirationDate, -nextDueDays) };
  const moved = decideRevoke(pendency, today, other && dates);
  if (!moved) return;
  await replaceCurrent(tx, pendency, { round: pendency.round, by: other?.id ?? null });
  await datePendency(tx, { ...pendency, status: "OPEN" }, nextDueDays);
  await countAgain(tx, pendency);
  // A need that the certificate satisfied applies again to the other document.
  await deleteRetraining(tx, pendency);
  await saveTrainingMove(work, { ...pendency, ...dates }, { moved, note: reason });
  if (moved.status !== "OPEN") return;
  const recipients = recipientsOfRejection(pendency.senders);
  await writePendencyNotices(tx, pendency.id, { kind: "rejection", ...recipients, actor: pendency.contractor.name, text: reason, now });
};

const bestOf = (documents: readonly ApprovedDocument[], today: string): ApprovedDocument | undefined =>
  documents.filter(({ isCertificate, end }) => !isCertificate && end >= today).toSorted((a, b) => (a.end < b.end ? 1 : -1))[0];

const revokeOne = async (work: TrainingWork, pendency: StoredPendency, { certificateId, reason }: Revoked): Promise<void> => {
  const { tx, now, today } = work;
  const documents = await approvedDocuments(tx, pendency, certificateId);
  const certificate = documents.find(({ isCertificate }) => isCertificate);
  if (!certificate) return;
  if (certificate.isDraft) return deleteCertificateDraft(tx, pendency, certificate.id);
  await markRevoked(tx, pendency, { id: certificate.id, now });
  const other = bestOf(documents, today);
  const isInForce = certificate.isCurrent && approvedStatuses.includes(statusBehind(pendency));
  if (isInForce && pendency.status !== "SUPPORT") return reopen(work, pendency, { reason, other });
  if (isInForce) await replaceCurrent(tx, pendency, { round: pendency.round, by: other?.id ?? null });
  else if (approvedStatuses.includes(pendency.status)) return;
  const approvedUntil = approvalAfterRevoke(pendency.approvedUntil, { withdrawn: certificate.end, other: other?.end ?? null });
  await writeApproval(tx, pendency, { approvedUntil, isNone: approvedUntil === null });
  if (isInForce) await countAgain(tx, pendency);
};

type Revoked = { readonly contractorId: number; readonly certificateId: number; readonly reason: string };

/**
 * Acts in each pendency that has the certificate, also in inactive ones, because they may return. A contractor that reused the file keeps it.
 * A repeated run changes nothing.
 */
export const revokeCertificate = async (work: TrainingWork, revoked: Revoked): Promise<void> => {
  const { tx } = work;
  const ids = await lockPendenciesWith(tx, revoked.contractorId, revoked.certificateId);
  if (ids.length === 0) return;
  await lockWorkersOf(tx, { pendencies: ids, workers: [] });
  const pendencies = await findPendencies(tx, ids);
  for (const pendency of pendencies.toSorted((a, b) => a.id - b.id)) await revokeOne(work, pendency, revoked);
};
