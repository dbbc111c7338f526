import { Readable } from "node:stream";
import { dayInSaoPaulo } from "../../../platform/clock/clock.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import type { FileStore } from "../../../platform/files/file-store.ts";
import { defineJob } from "../../../platform/jobs/job.ts";
import type { JobContext } from "../../../platform/jobs/job-context.ts";
import { certifyPendencies, revokeCertificate } from "../../pendencies/index.ts";
import { certificateNumber, mayFile, mustRevoke } from "../rules/certificate.ts";
import {
  type CertificateHolder,
  certificatesOfWorker,
  lockCertificate,
  markSettled,
  type StoredCertificate,
  writeCertificateFile,
} from "../store/certificates.ts";
import { certificatePdf } from "./certificate-pdf.ts";
import { settleCertificates } from "./settle-certificates.ts";

type Place = { readonly files: Pick<FileStore, "store"> };
const MAX_BYTES = 16_777_216;
const PDF_TYPE = "application/pdf";

type Bytes = { readonly hash: string; readonly size: number };
/** Draws and stores the PDF before the transaction begins. A run that is killed after it draws the same page again. */
const storedPdf = async ({ files }: Place, certificate: StoredCertificate): Promise<Bytes> => {
  const { hash, size } = certificate;
  if (hash !== null && size !== null) return { hash, size };
  const bytes = await certificatePdf([certificate]);
  const stored = await files.store(Readable.from(bytes), { maxBytes: MAX_BYTES, known: { type: PDF_TYPE, pages: null } });
  if (!stored.ok) throw new Error(`the PDF of certificate ${certificate.id} cannot be kept now: ${stored.code}`);
  return { hash: stored.value.hash, size: stored.value.size };
};

const workIn = (tx: Tx, { clock }: JobContext) => {
  const now = clock.now();
  return { tx, now, today: dayInSaoPaulo(now) };
};
const inScopeOfBoth = (context: JobContext, { contractorId, providerId }: CertificateHolder, run: (tx: Tx) => Promise<void>) =>
  context.inScopeOfAll([contractorId, providerId], run);

/** Files a certificate in the pendencies that lack it, unless it ended meanwhile. */
const file = async (place: Place, context: JobContext, certificate: StoredCertificate): Promise<void> => {
  const bytes = await storedPdf(place, certificate);
  await inScopeOfBoth(context, certificate, async (tx) => {
    const current = await lockCertificate(tx, certificate);
    if (current?.state !== "valid") return;
    if (current.hash === null) await writeCertificateFile(tx, certificate, bytes);
    const { facilityId, departmentId, content } = current;
    await certifyPendencies(workIn(tx, context), {
      contractorId: current.contractorId,
      providerId: current.providerId,
      workerId: current.workerId,
      certificateId: current.id,
      type: { ownerId: current.documentOwnerId, id: current.documentTypeId },
      place: facilityId === null ? null : { facilityId, departmentId },
      name: `${content.training.slice(0, 200)} ${certificateNumber(current)}.pdf`,
      issueDate: current.issuedOn,
      expirationDate: current.validUntil,
      ...(current.hash !== null && current.size !== null ? { hash: current.hash, size: current.size } : bytes),
    });
    await markSettled(tx, certificate);
  });
};

const revoke = (context: JobContext, certificate: StoredCertificate): Promise<void> =>
  inScopeOfBoth(context, certificate, async (tx) => {
    const current = await lockCertificate(tx, certificate);
    if (!current || !mustRevoke(current)) return;
    const { contractorId, id: certificateId } = current;
    await revokeCertificate(workIn(tx, context), { contractorId, certificateId, reason: current.endReason ?? "" });
    await markSettled(tx, certificate);
  });

/**
 * Settles the documents of one worker with the certificates. Files the valid certificates first, so that a corrected approval replaces its
 * document without opening the pendency. Each certificate has its own transaction; a repeated run changes nothing.
 */
export const settleCertificatesJob = (place: Place) =>
  defineJob(settleCertificates, async (context, holder) => {
    const today = dayInSaoPaulo(context.clock.now());
    const all = await context.inScopeOfAll([holder.contractorId, holder.providerId], (tx) => certificatesOfWorker(tx, holder));
    for (const certificate of all) if (mayFile(certificate, today)) await file(place, context, certificate);
    for (const certificate of all) if (mustRevoke(certificate)) await revoke(context, certificate);
  });
