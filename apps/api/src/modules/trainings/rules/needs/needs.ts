// Which trainings a worker needs, why, and since when.
import type { NeedCause, TrainingKind } from "@emdia/contract/trainings/vocabulary.ts";
import { addDays, type IsoDay } from "../../../../kernel/dates.ts";
import type { TrainingEvent } from "./training-events.ts";

/** An approved document of the type, from a class or sent. `until` null: without an end. */
export type ApprovedDocument = { readonly issuedOn: IsoDay | null; readonly until: IsoDay | null };
export type Need = {
  readonly kind: TrainingKind;
  readonly cause: NeedCause;
  readonly since: IsoDay;
  /** False if only an unverified figure requires the training. */
  readonly isFirm: boolean;
  /** The movement that requires the training again. */
  readonly movementId: number | null;
};
export type TrainingFacts = {
  /** The day since which the project requires the document of the worker. */
  readonly requiredSince: IsoDay;
  readonly documents: readonly ApprovedDocument[];
  /** A document is near its end this many days before its last day. */
  readonly nextDueDays: number;
  readonly events: readonly TrainingEvent[];
};

/** Events that move documents and that no document satisfies: the first one, and the last one, from whose day on a document satisfies all. */
export type FirmNeed = { readonly first: TrainingEvent; readonly last: TrainingEvent };

const byDocument = { isFirm: true, movementId: null } as const;

/** The end of the last document: near, or over since the day after it. */
const periodicNeed = ({ documents, nextDueDays }: TrainingFacts, today: IsoDay): readonly Need[] => {
  const ends = documents.map(({ until }) => until).filter((until) => until !== null);
  const last = ends.toSorted().at(-1);
  if (last === undefined || ends.length < documents.length) return [];
  if (last < today) return [{ kind: "periodic", cause: "ended", since: addDays(last, 1), ...byDocument }];
  const near = addDays(last, -nextDueDays);
  return near <= today ? [{ kind: "periodic", cause: "near_end", since: near, ...byDocument }] : [];
};

/** Events up to today that no document from their day on satisfies. */
const openEvents = ({ documents, events }: Pick<TrainingFacts, "documents" | "events">, today: IsoDay): readonly TrainingEvent[] =>
  events.filter(({ day }) => day <= today && !documents.some(({ issuedOn }) => issuedOn !== null && issuedOn >= day));

/** The first event that no document from its day on satisfies; one that moves documents precedes one that only warns. */
const eventualNeed = (facts: TrainingFacts, today: IsoDay): readonly Need[] => {
  const open = openEvents(facts, today);
  const first = open.find(({ isFirm }) => isFirm) ?? open[0];
  if (!first) return [];
  const { cause, day, isFirm, movementId } = first;
  return [{ kind: "eventual", cause, since: day, isFirm, movementId }];
};

/** Needs of one required training on a day: initial without any document, otherwise at most one periodic and one eventual need. */
export const needsOn = (facts: TrainingFacts, today: IsoDay): readonly Need[] => {
  if (facts.documents.length === 0) return [{ kind: "initial", cause: "never_had", since: facts.requiredSince, ...byDocument }];
  return [...eventualNeed(facts, today), ...periodicNeed(facts, today)];
};

/** The firm eventual need of a training that the worker has had. It opens the document. */
export const firmNeedOn = (facts: Pick<TrainingFacts, "documents" | "events">, today: IsoDay): FirmNeed | null => {
  const firm = facts.documents.length === 0 ? [] : openEvents(facts, today).filter(({ isFirm }) => isFirm);
  const [first, last] = [firm[0], firm.at(-1)];
  return first && last ? { first, last } : null;
};

/** Whether a movement requires the training again on a day, satisfied or not. */
export const isFirmEvent = (events: readonly TrainingEvent[], movementId: number, today: IsoDay): boolean =>
  events.some((event) => event.movementId === movementId && event.isFirm && event.day <= today);
