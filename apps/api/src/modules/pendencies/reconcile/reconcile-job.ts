import { Id } from "@emdia/contract/list.ts";
import * as z from "zod/mini";
import { enqueueMany } from "../../../platform/jobs/enqueue.ts";
import { defineJob, jobKind } from "../../../platform/jobs/job.ts";
import type { Organise } from "../../projects/index.ts";
import { type SupplierKey, suppliersOfProject } from "../store/existing.ts";
import { reconcileSupplier } from "./reconcile-supplier.ts";

/** Asked for by the database wherever a fact changes (migration 0024), under a key by which it waits once. */
export const reconcileProject = jobKind(
  "pendencies.reconcile-project",
  z.object({ contractorId: Id, projectId: Id, providerId: z.nullable(Id) }),
);
export const keyOf = ({ projectId, providerId }: SupplierKey): string => `${reconcileProject.name} ${projectId} ${providerId}`;
/** Of all suppliers at once, as the database asks. */
export const keyOfAll = ({ projectId }: Pick<SupplierKey, "projectId">): string => `${reconcileProject.name} ${projectId} all`;

/** One supplier at a time: a project asks for each of its own. */
export const reconcileProjectJob = defineJob(reconcileProject, ({ inScopeOf, clock }, { contractorId, projectId, providerId }) =>
  inScopeOf(contractorId, async (tx) => {
    if (providerId !== null) return reconcileSupplier(tx, { contractorId, projectId, providerId }, clock.now());
    const keys = (await suppliersOfProject(tx, { contractorId, projectId })).map((id) => ({ contractorId, projectId, providerId: id }));
    if (keys.length > 0)
      await enqueueMany(
        tx,
        reconcileProject,
        keys.map((key) => ({ payload: key, key: keyOf(key) })),
      );
  }),
);

/** A project counts as linked when everything is asked for: supplier by supplier, as its linking goes on. */
export const organisePendencies: Organise = async (tx, { contractorId, id: projectId, nth }, now) => {
  const providerId = (await suppliersOfProject(tx, { contractorId, projectId }))[nth];
  if (providerId !== undefined) await reconcileSupplier(tx, { contractorId, projectId, providerId }, now);
};
