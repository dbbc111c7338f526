// Files the certificate of a class in the pendencies of its worker.
import { addDays } from "../../../kernel/dates.ts";
import { recordSystemHistory } from "../../../platform/history/history.ts";
import { currentDocumentType } from "../documents/current-document-type.ts";
import { historySubject } from "../record/history-subject.ts";
import { certificateEnd, decideCertify, isOutlasted, renewsApproval, sentDocumentsOf, takesDraft } from "../rules/certificate.ts";
import { satisfiesNeed } from "../rules/retraining.ts";
import {
  type Certificate,
  type CertificateFile,
  insertCertificate,
  isCompletedByClass,
  keepApprovalBefore,
  lockPendenciesToCertify,
  returnToDrafts,
  succeedApproved,
} from "../store/certificates.ts";
import { findPendencies, lockWorkersOf, type StoredPendency } from "../store/pendency-rows.ts";
import { countAgain, datePendency, keepFile, resetAnswers } from "../store/write-documents.ts";
import { saveTrainingMove, type TrainingWork } from "./save-training-move.ts";

type Bytes = { readonly hash: string; readonly size: number };
type CertificateToFile = Certificate & Omit<CertificateFile, "fileId"> & Bytes;

/** The documents before the certificate: approved ones are kept with their end, undecided ones go back to the drafts. */
const clearWay = async ({ tx }: TrainingWork, pendency: StoredPendency): Promise<void> => {
  const { round, approvedUntil } = pendency;
  const sent = sentDocumentsOf(pendency);
  if (sent === "undecided") {
    await returnToDrafts(tx, pendency);
    if (renewsApproval(pendency)) await keepApprovalBefore(tx, pendency, { round, approvedUntil });
  } else if (round > 0) await succeedApproved(tx, pendency, { round, approvedUntil: sent === "approved" ? approvedUntil : null });
};

type Filing = CertificateFile & { readonly certificateId: number; readonly completes: boolean };

const recordFiled = ({ tx, now }: TrainingWork, pendency: StoredPendency, { id, name }: { readonly id: number; readonly name: string }) =>
  recordSystemHistory(tx, now, [{ ...historySubject(pendency), subject: { kind: "document", id, name }, action: "document.added" }]);

const fileInDrafts = async (work: TrainingWork, pendency: StoredPendency, filing: Filing): Promise<void> => {
  if (!takesDraft(pendency)) return;
  const { completes: _, ...file } = filing;
  const id = await insertCertificate(work.tx, pendency, { ...file, as: "draft", round: 0, now: work.now });
  await recordFiled(work, pendency, { id, name: filing.name });
};

/** Completes one pendency, or adds the certificate beside: a document in force ends later, or the training is needed again since. */
const certifyOne = async (work: TrainingWork, pendency: StoredPendency, filing: Filing): Promise<void> => {
  const { tx, now, today } = work;
  const { validity, nextDueDays } = await currentDocumentType(work, pendency);
  const expirationDate = certificateEnd(validity, filing);
  const { completes, ...file } = { ...filing, expirationDate };
  if (!completes) return fileInDrafts(work, pendency, { ...file, completes });
  const nextDueOn = expirationDate && addDays(expirationDate, -nextDueDays);
  const moved = decideCertify(pendency, { expirationDate, nextDueOn, today });
  if (!moved) return;
  const isBeside = isOutlasted(expirationDate, pendency, today) || !satisfiesNeed(file.issueDate, pendency.neededFrom);
  if (!isBeside) await clearWay(work, pendency);
  const round = isBeside ? Math.max(pendency.round, 1) : pendency.round + 1;
  const id = await insertCertificate(tx, pendency, { ...file, as: isBeside ? "beside" : "current", round, now });
  await recordFiled(work, pendency, { id, name: file.name });
  if (isBeside) return;
  await resetAnswers(tx, pendency, true);
  await datePendency(tx, { ...pendency, status: moved.status }, nextDueDays);
  await countAgain(tx, pendency);
  await saveTrainingMove(work, { ...pendency, expirationDate, nextDueOn }, { moved, note: null });
};

/**
 * Acts in each project of the contractor with an active pendency of the worker and type. A certificate that a pendency has already is
 * skipped, so a repeated run changes nothing. Runs in a job with the rows of both companies; the caller has checked the permission.
 */
export const certifyPendencies = async (work: TrainingWork, certificate: CertificateToFile): Promise<void> => {
  const { tx, now } = work;
  const ids = await lockPendenciesToCertify(tx, certificate);
  if (ids.length === 0) return;
  await lockWorkersOf(tx, { pendencies: ids, workers: [] });
  const completes = await isCompletedByClass(tx, certificate.type);
  const { providerId, hash, size, name, issueDate, expirationDate, certificateId } = certificate;
  const fileId = await keepFile(tx, { providerId, hash, size, type: "application/pdf", pages: 1, verdict: "clean", now });
  const pendencies = await findPendencies(tx, ids);
  for (const pendency of pendencies.toSorted((a, b) => a.id - b.id))
    await certifyOne(work, pendency, { fileId, name, issueDate, expirationDate, certificateId, completes });
};
