import type { WorkerStatus } from "@emdia/contract/workers/vocabulary.ts";
import type { IsoDay } from "../../../kernel/dates.ts";
import { effectiveRecordOn } from "./in-force.ts";
import { type Link, settledLinks } from "./link-ends.ts";
import type { Movement, ProjectRef } from "./movement.ts";
import { statusOn } from "./status.ts";

export type KeptWorker = {
  readonly id: number;
  readonly status: WorkerStatus;
  readonly statusSince: IsoDay | null;
  readonly statusChangesOn: IsoDay | null;
  readonly role: string;
  readonly exposedToRisk: boolean;
  readonly admissionDate: IsoDay;
};
export type KeptLink = Link & { readonly endDate: IsoDay | null };
type StoredState = { readonly worker: KeptWorker; readonly movements: readonly Movement[]; readonly links: readonly KeptLink[] };
type Dates = Pick<KeptLink, "hiringDate" | "askedUntil" | "endDate">;

/** Changes that bring the stored worker and links in line with the movements. */
export type Settlement = {
  readonly worker: KeptWorker | null;
  readonly changed: readonly (Dates & ProjectRef & { readonly id: number })[];
  readonly opened: readonly (Dates & ProjectRef & { readonly workerId: number; readonly openedByMovementId: number })[];
  /** Changed record fields, for the stale check of an open form. The status is not a form field. */
  readonly saved: readonly string[];
};

const earlier = (one: IsoDay | null, other: IsoDay | null): IsoDay | null =>
  one === null || (other !== null && other < one) ? other : one;

/** The worker on a day, derived from the movements. Values that no movement sets stay. */
export const workerOn = (worker: KeptWorker, movements: readonly Movement[], day: IsoDay): KeptWorker => {
  const { status, since, changesOn } = statusOn(movements, day);
  const said = effectiveRecordOn(movements, day);
  return {
    id: worker.id,
    status,
    statusSince: since,
    statusChangesOn: earlier(changesOn, said.changesOn),
    role: said.role ?? worker.role,
    exposedToRisk: said.exposedToRisk ?? worker.exposedToRisk,
    admissionDate: said.admissionDate ?? worker.admissionDate,
  };
};

const isSameWorker = (one: KeptWorker, other: KeptWorker): boolean =>
  one.status === other.status &&
  one.statusSince === other.statusSince &&
  one.statusChangesOn === other.statusChangesOn &&
  one.role === other.role &&
  one.exposedToRisk === other.exposedToRisk &&
  one.admissionDate === other.admissionDate;

const recordFields = ["role", "exposedToRisk", "admissionDate"] as const;

const hasSameDates = (one: Dates, other: Dates | undefined): boolean =>
  one.hiringDate === other?.hiringDate && one.askedUntil === other.askedUntil && one.endDate === other.endDate;

const movedLinks = ({ worker, movements, links }: StoredState): Pick<Settlement, "changed" | "opened"> => {
  const stored = new Map(links.map((link) => [link.id, link]));
  const settled = settledLinks(links, movements);
  return {
    changed: settled.flatMap(({ id, project, hiringDate, askedUntil, endDate }) => {
      const dates = { hiringDate, askedUntil, endDate };
      return id === null || hasSameDates(dates, stored.get(id)) ? [] : [{ id, ...project, ...dates }];
    }),
    opened: settled.flatMap(({ id, project, hiringDate, askedUntil, endDate, openedByMovementId }) => {
      if (id !== null || openedByMovementId === null) return [];
      return [{ workerId: worker.id, ...project, hiringDate, askedUntil, endDate, openedByMovementId }];
    }),
  };
};

export const deriveWorkerChanges = (stored: StoredState, today: IsoDay): Settlement => {
  const { worker } = stored;
  const derived = workerOn(worker, stored.movements, today);
  const moved = movedLinks(stored);
  const isMoved = moved.changed.length + moved.opened.length > 0;
  return {
    worker: isSameWorker(worker, derived) ? null : derived,
    ...moved,
    saved: [...recordFields.filter((field) => worker[field] !== derived[field]), ...(isMoved ? ["contracts"] : [])],
  };
};
