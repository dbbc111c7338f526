import { Id } from "@emdia/contract/list.ts";
import * as z from "zod/mini";
import { enqueue } from "../../../platform/jobs/enqueue.ts";
import { defineJob, jobKind } from "../../../platform/jobs/job.ts";
import { suppliersOfProject } from "../store/existing.ts";
import { keyOf, reconcileProject } from "./reconcile-job.ts";
import { differenceOf } from "./reconcile-supplier.ts";

const auditProject = jobKind("pendencies.audit-project", z.object({ contractorId: Id, projectId: Id }));

/**
 * Compares what is asked in a project with what its facts demand. A difference means that a change of a fact was missed: it is told to
 * whoever runs the product, and then put right.
 */
export const auditProjectJob = defineJob(auditProject, ({ inScopeOf, clock, log }, project) =>
  inScopeOf(project.contractorId, async (tx) => {
    for (const providerId of await suppliersOfProject(tx, project)) {
      const supplier = { ...project, providerId };
      const { create, deactivate, reactivate } = await differenceOf(tx, supplier, clock.now());
      if (create.length + deactivate.length + reactivate.length === 0) continue;
      const counts = { lacking: create.length, tooMany: deactivate.length, toReturn: reactivate.length };
      log.error({ ...supplier, ...counts }, "what is asked differs from what the facts demand");
      await enqueue(tx, { job: reconcileProject, payload: supplier, key: keyOf(supplier) });
    }
  }),
);
