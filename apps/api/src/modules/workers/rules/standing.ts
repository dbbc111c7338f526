// Decides whether a worker may work in a project, and why not.
import type { Hindrance, Remedy } from "@emdia/contract/workers/standing.ts";
import { addDays, type IsoDay } from "../../../kernel/dates.ts";
import type { Phase } from "./status.ts";

/** A period in which a worker may not work in a project, with its cause. Null means an open start or end. */
export type Reason = {
  readonly hindrance: Hindrance;
  readonly since: IsoDay | null;
  readonly until: IsoDay | null;
  readonly note: string | null;
  /** All missing documents are the worker's own. */
  readonly ofWorkerOnly?: boolean;
};
export type Answer = {
  readonly mayWork: boolean;
  /** The last day on which the answer is valid; null if unknown. */
  readonly until: IsoDay | null;
  readonly reasons: readonly Reason[];
};

const begins = ({ since }: Reason, day: IsoDay): boolean => since !== null && since > day;
const isOver = ({ until }: Reason, day: IsoDay): boolean => until !== null && until < day;

/** `lastDay`: the last day without a reason. `lastHindered`: the last day of an unbroken sequence of reasons. */
const lastDay = (reasons: readonly Reason[], day: IsoDay): IsoDay | null => {
  const next = reasons.flatMap(({ since }) => (since !== null && since > day ? [since] : [])).toSorted()[0];
  return next === undefined ? null : addDays(next, -1);
};
const lastHindered = (reasons: readonly Reason[], day: IsoDay): IsoDay | null => {
  let last = day;
  for (;;) {
    const holding = reasons.filter((reason) => !begins(reason, last) && !isOver(reason, last));
    if (holding.length === 0) return addDays(last, -1);
    if (holding.some(({ until }) => until === null)) return null;
    last = addDays(
      holding.reduce((latest, { until }) => (until !== null && until > latest ? until : latest), last),
      1,
    );
  }
};

/** A worker may work on a day without a reason against it. A new obstacle is a new reason and needs no change here. */
export const standingOn = (reasons: readonly Reason[], day: IsoDay): Answer => {
  const holding = reasons.filter((reason) => !begins(reason, day) && !isOver(reason, day));
  const mayWork = holding.length === 0;
  return { mayWork, until: mayWork ? lastDay(reasons, day) : lastHindered(reasons, day), reasons: holding };
};

export type StandingFacts = {
  readonly phases: readonly Phase[];
  readonly link: { readonly hiringDate: IsoDay; readonly endDate: IsoDay | null };
  readonly project: { readonly isActive: boolean; readonly startDate: IsoDay | null; readonly endDate: IsoDay | null };
  readonly restrictions: readonly { readonly startDate: IsoDay; readonly endDate: IsoDay | null; readonly reason: string }[];
  /** Documents that block work: missing today (`since` null) or from a day on. */
  readonly blockingDocuments: readonly { readonly name: string; readonly since: IsoDay | null; readonly isOwn?: boolean }[];
};

const before = (hindrance: Hindrance, first: IsoDay | null | undefined): readonly Reason[] =>
  first ? [{ hindrance, since: null, until: addDays(first, -1), note: null }] : [];
const after = (hindrance: Hindrance, last: IsoDay | null): readonly Reason[] =>
  last === null ? [] : [{ hindrance, since: addDays(last, 1), until: null, note: null }];

/** Reasons from the movements, which apply to every project. */
export const reasonsOfPhases = (phases: readonly Phase[]): readonly Reason[] => [
  ...(phases.length === 0 ? [{ hindrance: "hiring" as const, since: null, until: null, note: null }] : before("hiring", phases[0]?.from)),
  ...phases.flatMap(({ status, from, until }) => (status === "active" ? [] : [{ hindrance: status, since: from, until, note: null }])),
];

/** Maximum number of document names in a note; the rest is a count. */
const LISTED_MAX = 3;
const listed = (names: readonly string[]): string => {
  const first = names.slice(0, LISTED_MAX).join(", ");
  return names.length > LISTED_MAX ? `${first} (+${names.length - LISTED_MAX})` : first;
};

const ownership = (documents: StandingFacts["blockingDocuments"]) => (documents.every(({ isOwn }) => isOwn) ? { ofWorkerOnly: true } : {});

/** One reason for all documents that are missing today, and one for each document that expires later. */
const reasonsOfDocuments = (blockingDocuments: StandingFacts["blockingDocuments"]): readonly Reason[] => {
  const missing = blockingDocuments.filter(({ since }) => since === null);
  const note = listed(missing.map(({ name }) => name));
  const today = missing.length > 0 ? [{ hindrance: "documents" as const, since: null, until: null, note, ...ownership(missing) }] : [];
  const later = blockingDocuments.filter(({ since }) => since !== null);
  return [
    ...today,
    ...later.map((one) => ({ hindrance: "documents" as const, since: one.since, until: null, note: one.name, ...ownership([one]) })),
  ];
};

export const reasonsIn = ({ phases, link, project, restrictions, blockingDocuments }: StandingFacts): readonly Reason[] => [
  ...reasonsOfPhases(phases),
  ...restrictions.map(({ startDate, endDate, reason }) => ({
    hindrance: "restricted" as const,
    since: startDate,
    until: endDate,
    note: reason,
  })),
  ...(project.isActive ? [] : [{ hindrance: "project_inactive" as const, since: null, until: null, note: null }]),
  ...before("project_to_come", project.startDate),
  ...after("project_over", project.endDate),
  ...before("link_to_come", link.hiringDate),
  ...after("link_over", link.endDate),
  ...reasonsOfDocuments(blockingDocuments),
];

type Cure = {
  readonly remedy: Remedy;
  readonly side: "contractor" | "provider";
  readonly permission:
    | "update_employee"
    | "assign_employee_project"
    | "update_project"
    | "reactive_project"
    | "update_restricted_employee"
    | "upload_document_pendency";
};
const ofMovements: Cure = { remedy: "movements", side: "provider", permission: "update_employee" };
const ofLinks: Cure = { remedy: "links", side: "provider", permission: "assign_employee_project" };
const ofProject: Cure = { remedy: "project", side: "contractor", permission: "update_project" };

/** Remedy of each hindrance, with the side and the permission that it needs. */
export const cures: { readonly [H in Hindrance]: Cure } = {
  hiring: ofMovements,
  away: ofMovements,
  vacation: ofMovements,
  dismissed: ofMovements,
  link_to_come: ofLinks,
  link_over: ofLinks,
  project_to_come: ofProject,
  project_over: ofProject,
  project_inactive: { ...ofProject, permission: "reactive_project" },
  restricted: { remedy: "restrictions", side: "contractor", permission: "update_restricted_employee" },
  documents: { remedy: "pendencies", side: "provider", permission: "upload_document_pendency" },
};
