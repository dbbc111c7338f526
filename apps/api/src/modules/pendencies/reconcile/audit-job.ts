import { Day, Id } from "@emdia/contract/list.ts";
import * as z from "zod/mini";
import type { IsoDay } from "../../../kernel/dates.ts";
import { dayInSaoPaulo } from "../../../platform/clock/clock.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { enqueue, isKindAskedFor, isQueued } from "../../../platform/jobs/enqueue.ts";
import { defineJob, jobKind } from "../../../platform/jobs/job.ts";
import type { JobContext } from "../../../platform/jobs/job-context.ts";
import { lockSupplier, type SupplierKey, suppliersOfProject } from "../store/existing.ts";
import { keyOf, keyOfAll, reconcileProject, reconcileReached } from "./reconcile-job.ts";
import { differenceOf } from "./reconcile-supplier.ts";

/** Compares all suppliers of a project, or one supplier that is retried. `day` is the day of the facts. */
const Compared = z.object({ contractorId: Id, projectId: Id, providerId: z.optional(Id), day: z.optional(Day) });
const auditProject = jobKind("pendencies.audit-project", Compared);
const auditKeyOf = ({ projectId, providerId }: SupplierKey): string => `${auditProject.name} ${projectId} ${providerId}`;

type ComparedDay = { readonly day?: IsoDay | undefined };
const RETRY_MS = 600_000;
const compareAgain = (tx: Tx, payload: SupplierKey & ComparedDay, now: Date): Promise<void> =>
  enqueue(tx, { job: auditProject, payload, key: auditKeyOf(payload), runAt: new Date(now.getTime() + RETRY_MS) });

/**
 * Counts the differences of a supplier under its lock, so that no reconcile runs at the same time. Returns null if a queued reconcile job
 * explains them, and "later" if a changed fact is not resolved to projects yet.
 */
const countDifferences = async (tx: Tx, supplier: SupplierKey, now: Date) => {
  await lockSupplier(tx, supplier);
  const { create, deactivate, reactivate, reschedule } = await differenceOf(tx, supplier, now);
  if (create.length + deactivate.length + reactivate.length + reschedule.length === 0) return null;
  // reconcileReached enqueues reconcileProject: this order of checks misses neither.
  const mayBeReached = await isKindAskedFor(tx, reconcileReached);
  if (await isQueued(tx, [keyOf(supplier), keyOfAll(supplier)])) return null;
  if (mayBeReached) return "later";
  return { lacking: create.length, tooMany: deactivate.length, toReturn: reactivate.length, toReschedule: reschedule.length };
};

/** Compares one supplier, logs differences as an error and enqueues a reconcile. Retries later if the result is undecided. */
const compare = async ({ clock, log }: Pick<JobContext, "clock" | "log">, tx: Tx, { day, ...supplier }: SupplierKey & ComparedDay) => {
  const counts = await countDifferences(tx, supplier, clock.now());
  if (!counts) return;
  if (counts === "later") return compareAgain(tx, { ...supplier, day }, clock.now());
  log.error({ ...supplier, ...counts }, "what is asked differs from what the facts demand");
  await enqueue(tx, { job: reconcileProject, payload: supplier, key: keyOf(supplier) });
};

/**
 * Compares the pendencies of a project with its facts, one supplier at a time. A difference means that a trigger missed a change: the job
 * logs an error and enqueues a reconcile. It stops at midnight, because a new day changes the facts, and logs how many suppliers it did not
 * compare. A supplier that fails is retried separately and does not stop the others.
 */
export const auditProjectJob = defineJob(auditProject, async (context, { day, providerId: only, ...project }) => {
  const { inScopeOf, clock, log } = context;
  const { contractorId } = project;
  const isOver = () => day !== undefined && dayInSaoPaulo(clock.now()) !== day;
  const suppliers = only === undefined ? await inScopeOf(contractorId, (tx) => suppliersOfProject(tx, project)) : [only];
  for (const [compared, providerId] of suppliers.entries()) {
    if (isOver())
      return log.warn({ ...project, day, suppliers: suppliers.length - compared }, "suppliers were not compared before their day was over");
    const supplier = { ...project, providerId, day };
    await inScopeOf(contractorId, (tx) => compare(context, tx, supplier)).catch(async (error: unknown) => {
      if (only !== undefined) throw error;
      log.warn({ ...project, providerId, err: error }, "a supplier could not be compared, and will be by itself");
      await inScopeOf(contractorId, (tx) => compareAgain(tx, supplier, clock.now()));
    });
  }
});
