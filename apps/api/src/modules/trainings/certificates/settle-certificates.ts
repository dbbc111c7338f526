import { Id } from "@emdia/contract/list.ts";
import * as z from "zod/mini";
import type { Tx } from "../../../platform/database/transaction.ts";
import { enqueueMany } from "../../../platform/jobs/enqueue.ts";
import { jobKind } from "../../../platform/jobs/job.ts";
import type { CertificateHolder } from "../store/certificates.ts";

/** Enqueued for a worker whose certificates changed, and for a worker with a certificate whose pendency is new (migration 0052). */
export const settleCertificates = jobKind("trainings.settle-certificates", z.object({ contractorId: Id, providerId: Id, workerId: Id }));

/** One job per worker, whatever changed. */
export const enqueueSettling = async (tx: Tx, holders: readonly CertificateHolder[]): Promise<void> => {
  if (holders.length === 0) return;
  await enqueueMany(
    tx,
    settleCertificates,
    holders.map((payload) => ({
      payload,
      key: `${settleCertificates.name} ${payload.contractorId} ${payload.providerId} ${payload.workerId}`,
    })),
  );
};
