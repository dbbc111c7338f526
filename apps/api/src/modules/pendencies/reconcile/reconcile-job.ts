import { Id } from "@emdia/contract/list.ts";
import * as z from "zod/mini";
import { enqueue, enqueueMany } from "../../../platform/jobs/enqueue.ts";
import { defineJob, jobKind } from "../../../platform/jobs/job.ts";
import type { Organise } from "../../projects/index.ts";
import { type SupplierKey, suppliersOfProject } from "../store/existing.ts";
import { enqueueAffectedProjects, facts } from "../store/reached.ts";
import { BATCH_SIZE, reconcileSupplier } from "./reconcile-supplier.ts";

/** Triggers enqueue this job when a fact changes (migration reconcile-triggers), under a key that deduplicates waiting jobs. */
export const reconcileProject = jobKind(
  "pendencies.reconcile-project",
  z.object({ contractorId: Id, projectId: Id, providerId: z.nullable(Id) }),
);
export const keyOf = ({ projectId, providerId }: SupplierKey): string => `${reconcileProject.name} ${projectId} ${providerId}`;
/** Job key for all suppliers of a project, as the triggers spell it. */
export const keyOfAll = ({ projectId }: Pick<SupplierKey, "projectId">): string => `${reconcileProject.name} ${projectId} all`;

/** With a supplier: reconciles one batch and enqueues the next. Without one: enqueues a job per supplier of the project. */
export const reconcileProjectJobIn = (portion: number) =>
  defineJob(reconcileProject, async ({ inScopeOf, clock }, { contractorId, projectId, providerId }) => {
    if (providerId !== null) {
      const key = { contractorId, projectId, providerId };
      const isAll = await inScopeOf(contractorId, (tx) => reconcileSupplier(tx, key, { now: clock.now(), atMost: portion }));
      // Enqueues in a second transaction, after the worker locks are released: a transaction that links workers one by one locks this job
      // key and waits for the next worker, so holding both would deadlock.
      if (!isAll) await inScopeOf(contractorId, (tx) => enqueue(tx, { job: reconcileProject, payload: key, key: keyOf(key) }));
      return;
    }
    await inScopeOf(contractorId, async (tx) => {
      const keys = (await suppliersOfProject(tx, { contractorId, projectId })).map((id) => ({ contractorId, projectId, providerId: id }));
      if (keys.length > 0)
        await enqueueMany(
          tx,
          reconcileProject,
          keys.map((key) => ({ payload: key, key: keyOf(key) })),
        );
    });
  });
export const reconcileProjectJob = reconcileProjectJobIn(BATCH_SIZE);

/** Looks up the projects that a fact affects after its commit, because a concurrent transaction may link a worker (migration reconcile-requests). */
export const reconcileReached = jobKind(
  "pendencies.reconcile-reached",
  z.object({ fact: z.enum(facts), ownerId: z.int(), ids: z.array(z.int()) }),
);
/** Projects per transaction. Keeps each call far below the statement timeout. */
const REACHED_AT_ONCE = 2_000;
export const reconcileReachedJobIn = (atOnce: number) =>
  defineJob(reconcileReached, async ({ publicly }, changed) => {
    const enqueueAfter = (behind: number) => publicly((tx) => enqueueAffectedProjects(tx, changed, { behind, atOnce }));
    for (let last = await enqueueAfter(0); last !== null; ) last = await enqueueAfter(last);
  });
export const reconcileReachedJob = reconcileReachedJobIn(REACHED_AT_ONCE);

/** One step of linking: reconciles the nth supplier. The project counts as linked after its last supplier. */
export const organisePendencies: Organise = async (tx, { contractorId, id: projectId, nth }, now) => {
  const providerId = (await suppliersOfProject(tx, { contractorId, projectId }))[nth];
  return providerId === undefined || reconcileSupplier(tx, { contractorId, projectId, providerId }, { now });
};
