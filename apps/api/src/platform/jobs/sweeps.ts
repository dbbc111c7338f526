import type { Cron } from "./crons.ts";
import { foldPendencyChanges, mendPendencyCounts, mendWorkerFigures } from "./sweeps/counters.ts";
import {
  auditProjects,
  planRiskSchedules,
  reconcileProjects,
  refreshDeadlines,
  turnPendencies,
  turnWorkers,
} from "./sweeps/daily-turns.ts";
import { escalateDisputes, escalateReviews } from "./sweeps/escalations.ts";
import { sweepExpired } from "./sweeps/expired-rows.ts";
import { collectOrphanedFiles, deleteUnusedFiles, normalisePhotos, rescanWaitingFiles } from "./sweeps/files.ts";
import { queueDigests, queueNoticeMails } from "./sweeps/notice-mails.ts";
import { recordPanels } from "./sweeps/panel-records.ts";
import type { Sweep } from "./sweeps/sweep.ts";

export const sweeps: readonly Sweep[] = [
  sweepExpired,
  turnWorkers,
  turnPendencies,
  refreshDeadlines,
  escalateReviews,
  escalateDisputes,
  reconcileProjects,
  auditProjects,
  planRiskSchedules,
  recordPanels,
  foldPendencyChanges,
  mendPendencyCounts,
  mendWorkerFigures,
  rescanWaitingFiles,
  normalisePhotos,
  deleteUnusedFiles,
  queueNoticeMails,
  queueDigests,
  collectOrphanedFiles,
];

/** Schedule of the sweeps. */
export const timesOfSweeps: readonly Cron[] = sweeps.map(({ name, run: _, ...times }) => ({ job: name, ...times }));
