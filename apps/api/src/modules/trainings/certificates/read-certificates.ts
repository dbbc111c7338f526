import { FILE_LINK_SECONDS } from "@emdia/contract/limits.ts";
import { refuse } from "../../../kernel/outcome.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { classFor } from "../classes/class-for.ts";
import type { FileLinks } from "../files/read-files.ts";
import { whichParticipants } from "../policy.ts";
import { certificateNumber } from "../rules/certificate.ts";
import { findCertificate, listCertificatePage } from "../store/certificate-list.ts";

const KEY = "detail_training_class";
const SECOND_MS = 1_000;
const PDF_TYPE = "application/pdf";

export const listCertificates: Handler<"GET /integrations/{companyId}/training-classes/{id}/certificates"> = async (
  scope,
  { params, query },
) => {
  const found = await classFor(scope, KEY, params);
  if (!found.ok) return found;
  const { rows, meta } = await listCertificatePage(scope.tx, found.value, { ...query, visible: whichParticipants(scope) });
  return {
    results: rows.map((row) => ({
      id: row.id,
      number: certificateNumber(row),
      trainingClassEmployeeId: row.participantId,
      name: row.workerName,
      state: row.state,
      endReason: row.endReason,
      issuedOn: row.issuedOn,
      validUntil: row.validUntil,
      isReady: row.hash !== null,
    })),
    meta,
  };
};

/** A certificate stays readable when its class is removed. */
export const readCertificate =
  (files: FileLinks): Handler<"GET /integrations/{companyId}/certificates/{certificateId}"> =>
  async (scope, { params: { companyId, certificateId } }) => {
    const ref = { contractorId: companyId, id: certificateId };
    const certificate = await findCertificate(scope.tx, ref, whichParticipants(scope));
    if (!certificate) return refuse("training_certificate.not_found");
    const { hash, size, training } = certificate;
    if (hash === null || size === null) return refuse("training_certificate.not_ready");
    const name = `${training} ${certificateNumber(certificate)}.pdf`;
    const expiresAt = new Date(scope.now.getTime() + FILE_LINK_SECONDS * SECOND_MS).toISOString();
    return { url: await files.signedDownload({ hash, name, type: PDF_TYPE }, FILE_LINK_SECONDS), name, type: PDF_TYPE, size, expiresAt };
  };
