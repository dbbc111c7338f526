import { pathToFileURL } from "node:url";
import { exportPanelsJob } from "../../apps/api/src/modules/panels/index.ts";
import {
  dateTransitionJob,
  exportPendenciesJob,
  missingDocumentsProvider,
  organisePendencies,
  reconcileProjectJob,
} from "../../apps/api/src/modules/pendencies/index.ts";
import { linkProjectJob } from "../../apps/api/src/modules/projects/index.ts";
import { conflictJobs, planAutomaticJob, scheduleQueue, settleScheduleJob } from "../../apps/api/src/modules/risk-schedule/index.ts";
import { settleCertificatesJob, trainingNeedProvider } from "../../apps/api/src/modules/trainings/index.ts";
import { standingJobs } from "../../apps/api/src/modules/workers/index.ts";
import { openPool } from "../../apps/api/src/platform/database/database.ts";
import { openFileStore } from "../../apps/api/src/platform/files/file-store.ts";
import { importWork } from "../../apps/api/src/platform/imports/import-work.ts";
import { startJobs } from "../../apps/api/src/platform/jobs/start-jobs.ts";
import { timesOfSweeps } from "../../apps/api/src/platform/jobs/sweeps.ts";
import { openMailer } from "../../apps/api/src/platform/mail/mailer.ts";
import { createLogger } from "../../apps/api/src/platform/telemetry/logger.ts";
import { importDefinitions } from "../../apps/api/src/start/import-definitions.ts";
import { messageTemplates } from "../../apps/api/src/start/message-templates.ts";
import type { WorkTask } from "./fork-work.ts";

/** Runs the measured jobs in a process without anything else, so that its memory is theirs. */
const begin = async ({ database, dataDir, now, jobs }: WorkTask): Promise<void> => {
  const clock = { now: () => new Date(now) };
  const files = await openFileStore({ storageUrl: pathToFileURL(dataDir).href, dataDir, secret: database.secret, clock });
  const mailer = { secret: database.secret, publicUrl: "http://localhost:3000", templates: messageTemplates, demo: false };
  const ofMonths = jobs === "months" ? [reconcileProjectJob, ...openMailer(mailer)] : [];
  const ofStandings =
    jobs === "trainings" || jobs === "schedules"
      ? standingJobs({ ...missingDocumentsProvider, ...trainingNeedProvider, ...scheduleQueue })
      : [];
  const ofTrainings = jobs === "trainings" ? [settleCertificatesJob({ files })] : [];
  const ofSchedules = jobs === "schedules" ? [settleScheduleJob, planAutomaticJob, ...conflictJobs] : [];
  await startJobs({
    ownerUrl: database.ownerUrl,
    pools: { app: openPool({ url: database.appUrl, max: 6 }), sweep: openPool({ url: database.sweepUrl, max: 2 }) },
    clock,
    log: createLogger("error"),
    jobs: [
      linkProjectJob({ seconds: 0, organise: organisePendencies }),
      dateTransitionJob,
      exportPendenciesJob({ files }),
      exportPanelsJob({ files }),
      ...importWork({ files, definitions: importDefinitions }),
      ...ofMonths,
      ...ofTrainings,
      ...ofStandings,
      ...ofSchedules,
    ],
    crons: timesOfSweeps,
    observe: () => undefined,
  });
};

process.once("disconnect", () => process.exit(0));
process.once("message", async (task) => {
  await begin(task as WorkTask);
  process.on("message", () => process.send?.(process.resourceUsage().maxRSS / 1024));
  process.send?.("ready");
});
