// The schedules that a run wants: one per supplier, activity and working day of a project, with the workers declared for the activity.
import type { IsoDay } from "../../../../kernel/dates.ts";
import type { reasonsIn } from "../../../workers/rules/index.ts";
import type { Activity } from "../activity.ts";
import { daysOf, type Span } from "../span.ts";
import { type CompanyHours, shiftOn } from "./company-hours.ts";

export type Place = { readonly facilityId: number; readonly departmentId: number };
/** A risk activity of a supplier in a project. */
export type Slot = {
  readonly projectId: number;
  readonly projectName: string;
  readonly providerId: number;
  readonly providerName: string;
  readonly activity: Pick<Activity, "ownerId" | "id" | "version" | "code" | "name">;
  /** The place of the last schedule that a user planned, or else the first place of the project; null without places. */
  readonly place: Place | null;
};
export type WorkerLink = {
  readonly id: number;
  readonly projectId: number;
  readonly providerId: number;
  readonly workerId: number;
  readonly hiringDate: IsoDay;
  readonly endDate: IsoDay | null;
};
type Reasons = ReturnType<typeof reasonsIn>;
type Facts = {
  /** Links to active, linked projects. */
  readonly links: readonly WorkerLink[];
  /** Risk activities of each worker's activity types. */
  readonly declared: ReadonlyMap<number, ReadonlySet<number>>;
  /** Reasons against work of a worker in a project; undefined without a link. */
  readonly reasonsOf: (workerId: number, projectId: number) => Reasons | undefined;
};

export type WantedSchedule = Slot & Span & { readonly key: string; readonly day: IsoDay; readonly workerIds: readonly number[] };

type Key = { readonly projectId: number; readonly providerId: number; readonly ownerId: number; readonly activityId: number };
/** Text of the natural key of an automatic schedule. */
export const automaticKey = ({ projectId, providerId, ownerId, activityId }: Key, day: IsoDay): string =>
  [projectId, providerId, ownerId, activityId, day].join(" ");

const covers = ({ hiringDate, endDate }: WorkerLink, day: IsoDay): boolean => hiringDate <= day && (endDate === null || endDate >= day);

/** Missing documents suspend the schedule; any other reason means that the worker is not there. */
const isAbsent = (reasons: Reasons | undefined, span: Span): boolean => {
  const { first, last } = daysOf(span);
  return (
    reasons === undefined ||
    reasons.some(
      ({ hindrance, since, until }) => hindrance !== "documents" && (since === null || since <= last) && (until === null || until >= first),
    )
  );
};

/** Workers by the project to which each was linked last, of the links that hold on the day. */
const workersByProject = (links: readonly WorkerLink[], day: IsoDay): ReadonlyMap<string, readonly number[]> => {
  const latest = new Map<number, WorkerLink>();
  for (const link of links) if (covers(link, day) && link.id > (latest.get(link.workerId)?.id ?? 0)) latest.set(link.workerId, link);
  const byProject = Map.groupBy(latest.values(), ({ projectId, providerId }) => `${projectId} ${providerId}`);
  return new Map([...byProject].map(([key, own]) => [key, own.map(({ workerId }) => workerId).toSorted((one, other) => one - other)]));
};

type Plan = { readonly days: readonly IsoDay[]; readonly hours: CompanyHours };
export const wantedSchedules = (
  slots: readonly Slot[],
  { days, hours }: Plan,
  { links, declared, reasonsOf }: Facts,
): readonly WantedSchedule[] =>
  days.flatMap((day) => {
    const present = workersByProject(links, day);
    const span = shiftOn(day, hours);
    return slots.flatMap((slot): readonly WantedSchedule[] => {
      const { projectId, providerId, activity } = slot;
      const workerIds = (present.get(`${projectId} ${providerId}`) ?? []).filter(
        (id) => declared.get(id)?.has(activity.id) === true && !isAbsent(reasonsOf(id, projectId), span),
      );
      const key = automaticKey({ projectId, providerId, ownerId: activity.ownerId, activityId: activity.id }, day);
      return workerIds.length === 0 ? [] : [{ ...slot, ...span, key, day, workerIds }];
    });
  });
