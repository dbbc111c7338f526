// Effects of a movement on links and documents, for the preview.
import type { linkEffects } from "@emdia/contract/workers/movement.ts";
import { addDays, daysBetween, type IsoDay } from "../../../kernel/dates.ts";
import type { SettledLink } from "./link-ends.ts";
import type { Movement, ProjectRef } from "./movement.ts";
import { type Phase, phasesOf } from "./status.ts";

export type LinkEffect = {
  readonly effect: (typeof linkEffects)[number];
  readonly project: ProjectRef;
  readonly from: IsoDay;
  readonly until: IsoDay | null;
};

const isWorked = ({ hiringDate, endDate }: Pick<SettledLink, "hiringDate" | "endDate">): boolean =>
  endDate === null || endDate >= hiringDate;
const isSameLink = (one: SettledLink, other: SettledLink): boolean =>
  one.id === other.id && one.openedByMovementId === other.openedByMovementId;

/** Links that a change of the movements opens, ends, extends or removes. */
export const changedLinks = (before: readonly SettledLink[], after: readonly SettledLink[]): readonly LinkEffect[] =>
  after.flatMap((link): readonly LinkEffect[] => {
    const { project, hiringDate: from, endDate: until } = link;
    const was = before.find((one) => isSameLink(one, link));
    const works = isWorked(link);
    if (!was || !isWorked(was)) return works ? [{ effect: "opens", project, from, until }] : [];
    if (!works) return [{ effect: "taken_back", project, from: was.hiringDate, until: was.endDate }];
    if (was.hiringDate !== from) return [{ effect: "opens", project, from, until }];
    if (was.endDate === until) return [];
    return [{ effect: until === null || (was.endDate !== null && until > was.endDate) ? "goes_on" : "ends", project, from, until }];
  });

const awayOnly = (phases: readonly Phase[]): readonly Phase[] => phases.filter(({ status }) => status === "away" || status === "vacation");
const known = (phases: readonly Phase[], { status, from, until }: Phase): boolean =>
  phases.some((one) => one.status === status && one.from === from && one.until === until);

/** Links that a new absence suspends. */
export const suspendedLinks = (
  { before, after }: { readonly before: readonly Movement[]; readonly after: readonly Movement[] },
  links: readonly SettledLink[],
): readonly LinkEffect[] => {
  const fresh = awayOnly(phasesOf(after)).filter((phase) => !known(awayOnly(phasesOf(before)), phase));
  return fresh.flatMap(({ from, until }) =>
    links
      .filter((link) => isWorked(link) && (until === null || link.hiringDate <= until) && (link.endDate === null || link.endDate >= from))
      .map(({ project }) => ({ effect: "suspended" as const, project, from, until })),
  );
};

const DAYS_OF_A_YEAR = 365;
const DAYS_PAST_ANY_MONTH = 31;
const monthAfter = (day: IsoDay): string => addDays(`${day.slice(0, 7)}-01`, DAYS_PAST_ANY_MONTH).slice(0, 7);
const lastDayOf = (month: string): IsoDay => addDays(`${monthAfter(`${month}-01`)}-01`, -1);

/** Whole months of leave, in which monthly documents are not required. Limited to the first year if the leave has no end. */
export const restingMonths = (movements: readonly Movement[], since: IsoDay): readonly string[] =>
  phasesOf(movements).flatMap(({ status, from, until }) => {
    if (status !== "away" || (until !== null && until < since)) return [];
    const months: string[] = [];
    const first = from.endsWith("-01") ? from.slice(0, 7) : monthAfter(from);
    const last = until ?? addDays(from, DAYS_OF_A_YEAR);
    for (let month = first; lastDayOf(month) <= last; month = monthAfter(`${month}-01`)) months.push(month);
    return months;
  });

/** Length in days of the absence that the movement begins or ends; null if there is none or its end is unknown. */
export const daysAway = (movements: readonly Movement[], { kind, startDate }: Pick<Movement, "kind" | "startDate">): number | null => {
  const day = kind === "return" ? addDays(startDate, -1) : startDate;
  const phase = phasesOf(movements).find(({ status, from, until }) => status === "away" && from <= day && (until === null || until >= day));
  return phase && phase.until !== null ? daysBetween(phase.from, phase.until) + 1 : null;
};
