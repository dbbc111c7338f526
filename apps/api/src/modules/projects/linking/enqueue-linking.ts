import { Id } from "@emdia/contract/list.ts";
import * as z from "zod/mini";
import type { Tx } from "../../../platform/database/transaction.ts";
import { enqueue } from "../../../platform/jobs/enqueue.ts";
import { jobKind } from "../../../platform/jobs/job.ts";
import { countSuppliers, startProgress } from "../store/linking.ts";
import { type ProjectKey, writePipeline } from "../store/projects.ts";

export const linkProject = jobKind("projects.link-project", z.object({ contractorId: Id, projectId: Id }));

/** Job key: a new linking replaces the queued one of the same project. */
export const linkingKey = ({ id }: ProjectKey): string => `${linkProject.name} ${id}`;

/** Blocks the project after a creation or a change, until the job has made its links. */
export const enqueueLinking = async (tx: Tx, project: ProjectKey, now: Date): Promise<void> => {
  const { contractorId, id: projectId } = project;
  await writePipeline(tx, project, "created");
  await startProgress(tx, project, { total: Math.max(1, await countSuppliers(tx, project)), startedAt: now });
  await enqueue(tx, { job: linkProject, payload: { contractorId, projectId }, key: linkingKey(project) });
};
