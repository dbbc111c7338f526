import { addDays, type IsoDay } from "../../../kernel/dates.ts";
import { inOrder, isSame, type Movement, type ProjectRef } from "./movement.ts";

/** Stored link: the dates that the user set, and the transfer that opened it. */
export type Link = {
  readonly id: number;
  readonly project: ProjectRef;
  readonly hiringDate: IsoDay;
  readonly askedUntil: IsoDay | null;
  readonly openedByMovementId: number | null;
};
/** A link as the rule derives it. Without an id it is not stored yet. */
export type SettledLink = Omit<Link, "id"> & { readonly id: number | null; readonly endDate: IsoDay | null };
type LinkMovement = Pick<Movement, "id" | "kind" | "project" | "from" | "startDate" | "endDate">;
type RequiredLink = Omit<SettledLink, "endDate">;

const earliest = (days: readonly (IsoDay | null | undefined)[]): IsoDay | null =>
  days.reduce<IsoDay | null>((first, day) => (day && (first === null || day < first) ? day : first), null);
const dayBefore = (day: IsoDay): IsoDay => addDays(day, -1);

/** Whether the worker is dismissed when a link begins, so that the link never takes effect. */
const isDismissedAt = (movements: readonly LinkMovement[], day: IsoDay): boolean =>
  inOrder(movements).findLast(({ kind, startDate }) => startDate < day && (kind === "dismissal" || kind === "admission"))?.kind ===
    "dismissal" && !movements.some(({ kind, startDate }) => kind === "admission" && startDate === day);

/** Last day of a link by the movements: its own transfer was removed or has an end, a dismissal, or a transfer away. */
const endBrought = ({ project, hiringDate, openedByMovementId }: RequiredLink, movements: readonly LinkMovement[]): IsoDay | null => {
  const opener = movements.find(({ id }) => id === openedByMovementId);
  const stillOpens = openedByMovementId === null || (opener?.kind === "transfer" && isSame(opener.project, project));
  if (!stillOpens || isDismissedAt(movements, hiringDate)) return dayBefore(hiringDate);
  const since = movements.filter(({ startDate }) => startDate >= hiringDate);
  const dismissals = since.filter(({ kind }) => kind === "dismissal").map(({ startDate }) => startDate);
  const departures = since.filter(({ kind, from }) => kind === "transfer" && isSame(from, project));
  return earliest([opener?.endDate, ...dismissals, ...departures.map(({ startDate }) => dayBefore(startDate))]);
};

/** The stored links, with the start date of their transfer, and one new link for each transfer without a link. */
const wantedLinks = (links: readonly Link[], movements: readonly LinkMovement[]): readonly RequiredLink[] => {
  const openedBy = (link: Link) =>
    movements.find(({ id, kind, project }) => id === link.openedByMovementId && kind === "transfer" && isSame(project, link.project));
  const moved = links.map((link) => {
    const hiringDate = openedBy(link)?.startDate ?? link.hiringDate;
    const overtaken = link.askedUntil !== null && link.askedUntil < dayBefore(hiringDate);
    return { ...link, hiringDate, askedUntil: overtaken ? dayBefore(hiringDate) : link.askedUntil };
  });
  const missing = movements.flatMap(({ id, kind, project, startDate }) => {
    const isThere = links.some((link) => link.openedByMovementId === id && isSame(link.project, project));
    if (kind !== "transfer" || project === null || isThere) return [];
    return [{ id: null, project, hiringDate: startDate, askedUntil: null, openedByMovementId: id }];
  });
  return [...moved.toSorted((one, other) => one.id - other.id), ...missing];
};

const byBeginning = (one: RequiredLink, other: RequiredLink): number => {
  if (one.hiringDate === other.hiringDate) return 0;
  return one.hiringDate < other.hiringDate ? -1 : 1;
};

/**
 * Every link with its effective last day: the earlier of the user's date and the date by the movements. A link ends before the next one
 * of the same project begins, so that two links never overlap.
 */
export const settledLinks = (links: readonly Link[], movements: readonly LinkMovement[]): readonly SettledLink[] => {
  const settled: SettledLink[] = [];
  for (const link of wantedLinks(links, movements).toSorted(byBeginning).toReversed()) {
    const next = settled.findLast((one) => isSame(one.project, link.project) && (one.endDate === null || one.endDate >= one.hiringDate));
    const endDate = earliest([link.askedUntil, endBrought(link, movements), next && dayBefore(next.hiringDate)]);
    settled.push({ ...link, endDate });
  }
  return settled.toReversed();
};
