import { dayInSaoPaulo } from "../../../platform/clock/clock.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { localHolidaysOf } from "../../calendar/index.ts";
import { projectDemandFacts } from "../../projects/index.ts";
import { type Difference, type Facts, reconcile } from "../../projects/rules/index.ts";
import { workersOfProjects } from "../../workers/index.ts";
import { turnByDate } from "../dates/turn-by-date.ts";
import { watchedAmong } from "../store/due.ts";
import { existingOf, lockSupplier, type SupplierKey } from "../store/existing.ts";
import { writeDifference } from "../store/write-difference.ts";
import { deadlinesOfRescheduled, turnsOf, withDeadlines } from "./reconciled-deadlines.ts";

const { workersIn = async () => [] } = workersOfProjects;

/** A removed project demands nothing. */
const nothingDemanded = (today: string): Facts => ({
  today,
  project: { runs: { from: today, until: null }, state: "removed", pauses: [], riskActivityIds: [] },
  requirements: [],
  suppliers: [],
  workers: [],
});

/** The difference of a supplier in a project by the current facts, with the requirements of the project. */
const compare = async (tx: Tx, key: SupplierKey, now: Date) => {
  const today = dayInSaoPaulo(now);
  const project = { contractorId: key.contractorId, id: key.projectId };
  const demanded = await projectDemandFacts(tx, project, { today, supplierId: key.providerId, workersIn });
  const facts = demanded ?? nothingDemanded(today);
  return { difference: reconcile(facts, await existingOf(tx, key)), requirements: facts.requirements };
};

/** Pendencies to create, deactivate, reactivate and reschedule. */
export const differenceOf = async (tx: Tx, key: SupplierKey, now: Date): Promise<Difference> => (await compare(tx, key, now)).difference;

/** Rows per transaction. Keeps worker locks short, so that a large reconcile does not block users. */
export const BATCH_SIZE = 20_000;
const portionOf = (whole: Difference, atMost: number): Difference => {
  let left = atMost;
  const take = <T>(all: readonly T[]): readonly T[] => {
    const taken = all.slice(0, left);
    left -= taken.length;
    return taken;
  };
  const { reschedule, deactivate, reactivate, create } = whole;
  return { reschedule: take(reschedule), deactivate: take(deactivate), reactivate: take(reactivate), create: take(create) };
};
const sizeOf = ({ deactivate, reactivate, create, reschedule }: Difference): number =>
  deactivate.length + reactivate.length + create.length + reschedule.length;

type Options = { readonly now: Date; readonly atMost?: number };
/**
 * Applies the demands of the facts to the pendencies of a supplier, at most one batch. Returns whether that was all. Reactivated pendencies
 * get the status of their date. Idempotent once all is done.
 */
export const reconcileSupplier = async (tx: Tx, key: SupplierKey, { now, atMost = BATCH_SIZE }: Options): Promise<boolean> => {
  await lockSupplier(tx, key);
  const { difference: whole, requirements } = await compare(tx, key, now);
  const difference = portionOf(whole, atMost);
  const local = await localHolidaysOf(tx, key.contractorId);
  const create = withDeadlines(difference.create, { requirements, today: dayInSaoPaulo(now), local });
  const at = { now, local };
  const deadlines = { deadlinesOf: turnsOf(tx, key, at), rescheduledDeadlines: deadlinesOfRescheduled(tx, key, at) };
  await writeDifference(tx, key, { difference: { ...difference, create }, ...deadlines, now });
  if (difference.reactivate.length > 0) {
    const { contractorId } = key;
    await turnByDate(tx, { contractorId, due: await watchedAmong(tx, contractorId, difference.reactivate), now });
  }
  return sizeOf(difference) === sizeOf(whole);
};
