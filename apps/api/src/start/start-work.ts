import { drawDocumentsJob } from "../../demo/documents/draw-documents-job.ts";
import { issuePermitsJob } from "../../demo/risk-schedules/issue-permits-job.ts";
import { storeLogoJob } from "../../demo/store-logo-job.ts";
import { storeClassFilesJob } from "../../demo/trainings/store-class-files-job.ts";
import { scanLogoJob } from "../modules/badges/index.ts";
import { sendRequestedLinkJob } from "../modules/identity/index.ts";
import { exportPanelsJob } from "../modules/panels/index.ts";
import {
  auditProjectJob,
  dateTransitionJob,
  escalateDisputesJob,
  escalateReviewsJob,
  exportPendenciesJob,
  missingDocumentsProvider,
  organisePendencies,
  reconcileProjectJob,
  reconcileReachedJob,
  refreshDeadlinesJob,
  scanFileJob,
} from "../modules/pendencies/index.ts";
import { linkProjectJob, linkRegisteredSupplier } from "../modules/projects/index.ts";
import { conflictJobs, exportSchedulesJob, planAutomaticJob, scheduleQueue, settleScheduleJob } from "../modules/risk-schedule/index.ts";
import {
  exportCertificatesJob,
  exportConfigsJob,
  scanClassFileJob,
  settleCertificatesJob,
  settleRetrainingJob,
  trainingNeedProvider,
} from "../modules/trainings/index.ts";
import {
  exportRestrictionsJob,
  exportWorkersJob,
  normalisePhotoJob,
  recomputeDueWorkersJob,
  scanPhotoJob,
  standingJobs,
} from "../modules/workers/index.ts";
import { publicOpening } from "../platform/access/openings.ts";
import { openPool } from "../platform/database/database.ts";
import { inTransaction, openTransaction } from "../platform/database/transaction.ts";
import { dropExportJob } from "../platform/exports/send-export.ts";
import { type FileStore, openFileStore } from "../platform/files/file-store.ts";
import { noScanner, openScanner } from "../platform/files/scanner.ts";
import { importWork } from "../platform/imports/import-work.ts";
import { startJobs } from "../platform/jobs/start-jobs.ts";
import { timesOfSweeps } from "../platform/jobs/sweeps.ts";
import { openMailer } from "../platform/mail/mailer.ts";
import { removeOutboxTexts } from "../platform/mail/outbox.ts";
import { observeJob, observeMessage } from "../platform/telemetry/metrics.ts";
import type { Undoing } from "./create-cleanup-stack.ts";
import { importDefinitions } from "./import-definitions.ts";
import { messageTemplates } from "./message-templates.ts";
import type { StartContext } from "./start-context.ts";

/** Jobs that follow facts about workers: status, eligibility, trainings and risk schedules. */
const workerJobs = [
  recomputeDueWorkersJob,
  settleRetrainingJob,
  ...standingJobs({ ...missingDocumentsProvider, ...trainingNeedProvider, ...scheduleQueue }),
  settleScheduleJob,
  ...conflictJobs,
  planAutomaticJob,
];

/** Jobs that store the files of the demo world. */
const demoJobs = (place: { readonly files: FileStore; readonly publicUrl: string }) => [
  drawDocumentsJob(place.files),
  storeLogoJob(place.files),
  storeClassFilesJob(place.files),
  issuePermitsJob(place),
];

/** Starts the jobs: messages, project linking, exports, documents and the sweeps. */
export const startWork = async ({ settings, secret, database, logger, clock }: StartContext, undo: Undoing): Promise<void> => {
  const onLost = (err: Error) => logger.warn({ err }, "the jobs lost a connection");
  const app = openPool({ url: database.app, max: 6, onLost });
  const sweep = openPool({ url: database.sweep, max: 2, onLost });
  undo.later(() => Promise.all([app.end(), sweep.end()]));
  const { storageUrl, dataDir, scannerUrl, demo } = settings;
  if (!demo) await inTransaction(openTransaction(app, publicOpening()), removeOutboxTexts);
  const onFailure = (err: unknown) => logger.error({ err }, "a file could not be kept");
  const files = await openFileStore({ storageUrl, dataDir, secret, clock, onFailure });
  const scanner = scannerUrl === undefined ? noScanner : openScanner(scannerUrl);
  const jobs = await startJobs({
    ownerUrl: database.owner,
    jobs: [
      ...openMailer({ ...settings, secret, templates: messageTemplates, observe: observeMessage }),
      sendRequestedLinkJob({ secret }),
      linkProjectJob({ seconds: settings.linkingSeconds, organise: organisePendencies }),
      reconcileProjectJob,
      reconcileReachedJob,
      auditProjectJob,
      dateTransitionJob,
      refreshDeadlinesJob,
      escalateDisputesJob,
      escalateReviewsJob,
      linkRegisteredSupplier,
      ...workerJobs,
      exportWorkersJob({ files }),
      exportRestrictionsJob({ files }),
      exportConfigsJob({ files }),
      exportCertificatesJob({ files }),
      exportSchedulesJob({ files }),
      exportPendenciesJob({ files }),
      exportPanelsJob({ files }),
      ...importWork({ files, definitions: importDefinitions }),
      dropExportJob(files),
      ...demoJobs({ files, publicUrl: settings.publicUrl }),
      scanFileJob({ files, scanner }),
      scanPhotoJob({ files, scanner }),
      scanLogoJob({ files, scanner }),
      scanClassFileJob({ files, scanner }),
      settleCertificatesJob({ files }),
      normalisePhotoJob(files),
    ],
    crons: timesOfSweeps,
    pools: { app, sweep },
    clock,
    log: logger,
    observe: observeJob,
    files,
  });
  undo.later(jobs.stop);
};
