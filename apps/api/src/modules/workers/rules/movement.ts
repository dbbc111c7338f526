import type { MovementKind } from "@emdia/contract/catalogue/vocabulary.ts";
import type { MovementStatus } from "@emdia/contract/workers/vocabulary.ts";
import type { IsoDay } from "../../../kernel/dates.ts";

export type ProjectRef = { readonly contractorId: number; readonly projectId: number };

/** An event in the employment of a worker. Without a project it applies to all projects. */
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

/** Order of movements on the same day, independent of the order of entry: the admission comes first, the dismissal last. */
const orderInDay: { readonly [K in MovementKind]: number } = {
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

/** Sorts movements by date, not by the order of entry. */
export const inOrder = <M extends Pick<Movement, "id" | "kind" | "startDate">>(movements: readonly M[]): readonly M[] =>
  movements.toSorted((one, other) => {
    if (one.startDate !== other.startDate) return one.startDate < other.startDate ? -1 : 1;
    return orderInDay[one.kind] - orderInDay[other.kind] || one.id - other.id;
  });

/** Whether the worker is absent while the movement lasts. */
export const takesAway = ({ status }: Pick<Movement, "status">): boolean => status === "away" || status === "vacation";

export const isSame = (one: ProjectRef | null, other: ProjectRef | null): boolean =>
  one?.contractorId === other?.contractorId && one?.projectId === other?.projectId;

/** Whether the movement changes the status of the worker. Such a movement is visible to users who do not see its project. */
export const saysWhereTheyStand = ({ status, kind }: Pick<Movement, "status" | "kind">): boolean =>
  status !== "active" || kind === "return" || kind === "admission";
