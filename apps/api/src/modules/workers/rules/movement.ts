import type { MovementKind } from "@emdia/contract/catalogue/vocabulary.ts";
import type { MovementStatus } from "@emdia/contract/workers/vocabulary.ts";
import type { IsoDay } from "../../../kernel/dates.ts";

export type ProjectRef = { readonly contractorId: number; readonly projectId: number };

/** What happened to a worker. Without a project it was said of all of them. */
export type Movement = {
  readonly id: number;
  readonly kind: MovementKind;
  readonly status: MovementStatus;
  readonly project: ProjectRef | null;
  /** The project that a transfer leaves. */
  readonly from: ProjectRef | null;
  readonly startDate: IsoDay;
  readonly endDate: IsoDay | null;
  readonly newRole: string | null;
  readonly exposedToRisk: boolean | null;
};

/** On one day an admission opens, a return ends what was before, and a dismissal closes: whichever was written down first. */
const placeInDay: { readonly [K in MovementKind]: number } = {
  admission: 0,
  return: 1,
  transfer: 2,
  function_change: 2,
  risk_change: 2,
  accident: 3,
  leave: 4,
  vacation: 4,
  dismissal: 5,
};

/** As they happened, however they were written down. */
export const inOrder = <M extends Pick<Movement, "id" | "kind" | "startDate">>(movements: readonly M[]): readonly M[] =>
  movements.toSorted((one, other) => {
    if (one.startDate !== other.startDate) return one.startDate < other.startDate ? -1 : 1;
    return placeInDay[one.kind] - placeInDay[other.kind] || one.id - other.id;
  });

/** Whether it takes the worker away from work, for as long as it lasts. */
export const takesAway = ({ status }: Pick<Movement, "status">): boolean => status === "away" || status === "vacation";

export const isSame = (one: ProjectRef | null, other: ProjectRef | null): boolean =>
  one?.contractorId === other?.contractorId && one?.projectId === other?.projectId;

/** Whether somebody stands elsewhere with the supplier after it, or stands there again: then it is told whatever project it names. */
export const saysWhereTheyStand = ({ status, kind }: Pick<Movement, "status" | "kind">): boolean =>
  status !== "active" || kind === "return" || kind === "admission";
