import { Day, Id } from "@emdia/contract/list.ts";
import * as z from "zod/mini";
import { dayInSaoPaulo } from "../../../platform/clock/clock.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { enqueue, isAskedFor, isKindAskedFor } from "../../../platform/jobs/enqueue.ts";
import { defineJob, jobKind } from "../../../platform/jobs/job.ts";
import { holdSupplier, type SupplierKey, suppliersOfProject } from "../store/existing.ts";
import { keyOf, keyOfAll, reconcileProject, reconcileReached } from "./reconcile-job.ts";
import { differenceOf } from "./reconcile-supplier.ts";

/** The day whose facts are compared, of all suppliers of a project or of the one that was left for later. */
const Compared = z.object({ contractorId: Id, projectId: Id, providerId: z.optional(Id), day: z.optional(Day) });
const auditProject = jobKind("pendencies.audit-project", Compared);
const auditKeyOf = ({ projectId, providerId }: SupplierKey): string => `${auditProject.name} ${projectId} ${providerId}`;

const AGAIN_MS = 600_000;
/**
 * How much differs of a supplier, unless whoever puts it right is on the way: nobody reconciles it while it is compared. Where a fact waits of which
 * nobody knows yet whom it reaches, it is compared again.
 */
const unexplained = async (tx: Tx, supplier: SupplierKey, now: Date) => {
  await holdSupplier(tx, supplier);
  const { create, deactivate, reactivate } = await differenceOf(tx, supplier, now);
  if (create.length + deactivate.length + reactivate.length === 0) return null;
  // In the order in which one asks for the other.
  const mayBeReached = await isKindAskedFor(tx, reconcileReached);
  if (await isAskedFor(tx, [keyOf(supplier), keyOfAll(supplier)])) return null;
  if (mayBeReached) return "later";
  return { lacking: create.length, tooMany: deactivate.length, toReturn: reactivate.length };
};

/**
 * Compares what is asked in a project with what its facts demand, one supplier at a time. A difference means that a change of a fact was
 * missed: it is told to whoever runs the product, and then put right. What a new day demands is asked for by itself: nobody compares past midnight,
 * and who was not reached by then is told of as well.
 */
export const auditProjectJob = defineJob(auditProject, async ({ inScopeOf, clock, log }, { day, providerId: only, ...project }) => {
  const { contractorId } = project;
  const isOver = () => day !== undefined && dayInSaoPaulo(clock.now()) !== day;
  const suppliers = only === undefined ? await inScopeOf(contractorId, (tx) => suppliersOfProject(tx, project)) : [only];
  for (const [compared, providerId] of suppliers.entries()) {
    if (isOver())
      return log.warn({ ...project, day, suppliers: suppliers.length - compared }, "suppliers were not compared before their day was over");
    await inScopeOf(contractorId, async (tx) => {
      const supplier = { ...project, providerId };
      const counts = await unexplained(tx, supplier, clock.now());
      if (!counts) return;
      if (counts === "later") {
        const runAt = new Date(clock.now().getTime() + AGAIN_MS);
        return enqueue(tx, { job: auditProject, payload: { ...supplier, day }, key: auditKeyOf(supplier), runAt });
      }
      log.error({ ...supplier, ...counts }, "what is asked differs from what the facts demand");
      await enqueue(tx, { job: reconcileProject, payload: supplier, key: keyOf(supplier) });
    });
  }
});
