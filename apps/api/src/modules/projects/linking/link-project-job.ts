import type { Tx } from "../../../platform/database/transaction.ts";
import { enqueue } from "../../../platform/jobs/enqueue.ts";
import { defineJob } from "../../../platform/jobs/job.ts";
import { finishProgress, lockProgress, writeProgress } from "../store/linking.ts";
import { type ProjectKey, writePipeline } from "../store/projects.ts";
import { linkingKey, linkProject } from "./enqueue-linking.ts";

type Place = ProjectKey & { /** Zero-based index of the supplier. */ readonly nth: number };
/** Work per supplier, provided by later modules. Returns false if a batch of the supplier remains. */
export type Organise = (tx: Tx, supplier: Place, now: Date) => Promise<boolean>;
type Options = { readonly now: Date; readonly seconds: number; readonly organise: Organise };

/**
 * Links one supplier, or one batch of a large one, or finishes. The progress is stored in the database, so that the next run resumes from
 * it, also after the process was killed.
 */
const linkNext = async (tx: Tx, project: ProjectKey, { now, seconds, organise }: Options): Promise<void> => {
  const progress = await lockProgress(tx, project);
  if (!progress) return;
  if (progress.done === progress.total) {
    await writePipeline(tx, project, "linked");
    return finishProgress(tx, project, now);
  }
  await writePipeline(tx, project, "linking");
  const isAll = await organise(tx, { ...project, nth: progress.done }, now);
  if (isAll) await writeProgress(tx, project, progress.done + 1);
  const runAt = new Date(now.getTime() + (isAll ? (seconds * 1_000) / progress.total : 0));
  const payload = { contractorId: project.contractorId, projectId: project.id };
  await enqueue(tx, { job: linkProject, payload, key: linkingKey(project), runAt });
};

/** Links the suppliers of a project in the background, spread over the nominal duration (CD-077). */
export const linkProjectJob = ({ seconds, organise = async () => true }: { readonly seconds: number; readonly organise?: Organise }) =>
  defineJob(linkProject, ({ inScopeOf, clock }, { contractorId, projectId }) =>
    inScopeOf(contractorId, (tx) => linkNext(tx, { contractorId, id: projectId }, { now: clock.now(), seconds, organise })),
  );
