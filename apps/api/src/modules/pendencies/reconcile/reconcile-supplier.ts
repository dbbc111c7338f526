import { dayInSaoPaulo } from "../../../platform/clock/clock.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { localHolidaysOf } from "../../calendar/index.ts";
import { projectDemandFacts } from "../../projects/index.ts";
import { type Difference, type Facts, reconcile } from "../../projects/rules/index.ts";
import { knowsOfProjects } from "../../workers/index.ts";
import { turnByDate } from "../dates/turn-by-date.ts";
import { watchedAmong } from "../store/due.ts";
import { existingOf, lockSupplier, type SupplierKey } from "../store/existing.ts";
import { writeDifference } from "../store/write-difference.ts";
import { turnsOf, withDeadlines } from "./reconciled-deadlines.ts";

const { workersIn = async () => [] } = knowsOfProjects;

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

/** Pendencies to create, deactivate and reactivate. */
export const differenceOf = async (tx: Tx, key: SupplierKey, now: Date): Promise<Difference> => (await compare(tx, key, now)).difference;

/** Rows per transaction. Keeps worker locks short, so that a large reconcile does not block users. */
export const BATCH_SIZE = 20_000;
const portionOf = ({ deactivate, reactivate, create }: Difference, atMost: number): Difference => {
  const deactivated = deactivate.slice(0, atMost);
  const reactivated = reactivate.slice(0, atMost - deactivated.length);
  return { deactivate: deactivated, reactivate: reactivated, create: create.slice(0, atMost - deactivated.length - reactivated.length) };
};
const sizeOf = ({ deactivate, reactivate, create }: Difference): number => deactivate.length + reactivate.length + create.length;

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
  await writeDifference(tx, key, { difference: { ...difference, create }, deadlinesOf: turnsOf(tx, key, { now, local }), now });
  if (difference.reactivate.length > 0) {
    const { contractorId } = key;
    await turnByDate(tx, { contractorId, due: await watchedAmong(tx, contractorId, difference.reactivate), now });
  }
  return sizeOf(difference) === sizeOf(whole);
};
