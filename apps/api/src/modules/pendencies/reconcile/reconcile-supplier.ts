import { dayInSaoPaulo } from "../../../platform/clock/clock.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { projectDemandFacts } from "../../projects/index.ts";
import { type Difference, type Facts, reconcile } from "../../projects/rules/index.ts";
import { knowsOfProjects } from "../../workers/index.ts";
import { turnByDate } from "../dates/turn-by-date.ts";
import { watchedAmong } from "../store/due.ts";
import { existingOf, lockSupplier, type SupplierKey } from "../store/existing.ts";
import { writeDifference } from "../store/write-difference.ts";

const { workersIn = async () => [] } = knowsOfProjects;

/** Where there is no project any more, nothing is demanded. */
const nothingDemanded = (today: string): Facts => ({
  today,
  project: { runs: { from: today, until: null }, state: "removed", pauses: [], riskActivityIds: [] },
  requirements: [],
  suppliers: [],
  workers: [],
});

/** What lacks, what is too much and what comes back of a supplier in a project, as the facts of now have it. */
export const differenceOf = async (tx: Tx, key: SupplierKey, now: Date): Promise<Difference> => {
  const today = dayInSaoPaulo(now);
  const project = { contractorId: key.contractorId, id: key.projectId };
  const facts = await projectDemandFacts(tx, project, { today, supplierId: key.providerId, workersIn });
  return reconcile(facts ?? nothingDemanded(today), await existingOf(tx, key));
};

/** So much is written at once: whoever moves a document of one of these workers meanwhile waits for that, and not for thousands of people. */
export const BATCH_SIZE = 20_000;
const portionOf = ({ deactivate, reactivate, create }: Difference, atMost: number): Difference => {
  const rested = deactivate.slice(0, atMost);
  const woken = reactivate.slice(0, atMost - rested.length);
  return { deactivate: rested, reactivate: woken, create: create.slice(0, atMost - rested.length - woken.length) };
};
const sizeOf = ({ deactivate, reactivate, create }: Difference): number => deactivate.length + reactivate.length + create.length;

type Options = { readonly now: Date; readonly atMost?: number };
/**
 * Makes what is asked of a supplier in a project what the facts demand, or a portion of it, and tells whether that was all; what comes back stands
 * where its date puts it by now. Done again when it was all, it changes nothing.
 */
export const reconcileSupplier = async (tx: Tx, key: SupplierKey, { now, atMost = BATCH_SIZE }: Options): Promise<boolean> => {
  await lockSupplier(tx, key);
  const whole = await differenceOf(tx, key, now);
  const difference = portionOf(whole, atMost);
  await writeDifference(tx, key, { difference, now });
  if (difference.reactivate.length > 0) {
    const { contractorId } = key;
    await turnByDate(tx, { contractorId, due: await watchedAmong(tx, contractorId, difference.reactivate), now });
  }
  return sizeOf(difference) === sizeOf(whole);
};
