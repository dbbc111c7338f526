import { addDays, type IsoDay } from "../../../kernel/dates.ts";
import { inOrder, isSame, type Movement, type ProjectRef } from "./movement.ts";

/** A link as it is kept: what people set, and the transfer that made it. */
export type Link = {
  readonly id: number;
  readonly project: ProjectRef;
  readonly hiringDate: IsoDay;
  readonly askedUntil: IsoDay | null;
  readonly openedByMovementId: number | null;
};
/** A link as the rule wants it. Without an id there is none yet. */
export type SettledLink = Omit<Link, "id"> & { readonly id: number | null; readonly endDate: IsoDay | null };
type LinkMovement = Pick<Movement, "id" | "kind" | "project" | "from" | "startDate" | "endDate">;
type RequiredLink = Omit<SettledLink, "endDate">;

const earliest = (days: readonly (IsoDay | null | undefined)[]): IsoDay | null =>
  days.reduce<IsoDay | null>((first, day) => (day && (first === null || day < first) ? day : first), null);
const dayBefore = (day: IsoDay): IsoDay => addDays(day, -1);

/** Whoever was dismissed before a link begins, and not admitted since, never works in it. */
const isDismissedAt = (movements: readonly LinkMovement[], day: IsoDay): boolean =>
  inOrder(movements).findLast(({ kind, startDate }) => startDate < day && (kind === "dismissal" || kind === "admission"))?.kind ===
    "dismissal" && !movements.some(({ kind, startDate }) => kind === "admission" && startDate === day);

/** What movements leave of a link: its own transfer taken back or limited, a dismissal, or a transfer to elsewhere. */
const endBrought = ({ project, hiringDate, openedByMovementId }: RequiredLink, movements: readonly LinkMovement[]): IsoDay | null => {
  const opener = movements.find(({ id }) => id === openedByMovementId);
  const stillOpens = openedByMovementId === null || (opener?.kind === "transfer" && isSame(opener.project, project));
  if (!stillOpens || isDismissedAt(movements, hiringDate)) return dayBefore(hiringDate);
  const since = movements.filter(({ startDate }) => startDate >= hiringDate);
  const dismissals = since.filter(({ kind }) => kind === "dismissal").map(({ startDate }) => startDate);
  const departures = since.filter(({ kind, from }) => kind === "transfer" && isSame(from, project));
  return earliest([opener?.endDate, ...dismissals, ...departures.map(({ startDate }) => dayBefore(startDate))]);
};

/** Every link that should be there: those that are, and the one that each transfer opens. */
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
 * Every link with the last day that holds: the earlier of what people set and what movements bring. A link gives way to the next
 * one of the same project, so that two never run at once whatever is taken back.
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
