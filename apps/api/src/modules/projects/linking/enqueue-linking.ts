import { Id } from "@emdia/contract/list.ts";
import * as z from "zod/mini";
import type { Tx } from "../../../platform/database/transaction.ts";
import { enqueue } from "../../../platform/jobs/enqueue.ts";
import { jobKind } from "../../../platform/jobs/job.ts";
import { countSuppliers, startProgress } from "../store/linking.ts";
import { type ProjectKey, writePipeline } from "../store/projects.ts";

export const linkProject = jobKind("projects.link-project", z.object({ contractorId: Id, projectId: Id }));

/** One linking of a project at a time: what is asked for again replaces what was waiting. */
export const linkingKey = ({ id }: ProjectKey): string => `${linkProject.name} ${id}`;

/** After a creation or a change: the project is blocked from now on, until its links are made. */
export const enqueueLinking = async (tx: Tx, project: ProjectKey, now: Date): Promise<void> => {
  const { contractorId, id: projectId } = project;
  await writePipeline(tx, project, "created");
  await startProgress(tx, project, { total: Math.max(1, await countSuppliers(tx, project)), startedAt: now });
  await enqueue(tx, { job: linkProject, payload: { contractorId, projectId }, key: linkingKey(project) });
};
