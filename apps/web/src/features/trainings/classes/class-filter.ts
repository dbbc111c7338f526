// Filter of the class list.
import type { TrainingClassListQuery } from "@emdia/contract/trainings/class-routes.ts";

/** Classes that have not finished, finished ones, or both. */
export const classPeriods = ["next", "finished", "all"] as const;
export type ClassPeriod = (typeof classPeriods)[number];

type Flags = Pick<TrainingClassListQuery, "hasFinish" | "all">;

/** An absent `hasFinish` means not finished (CD-070). */
export const periodOf = ({ hasFinish, all }: Flags): ClassPeriod => {
  if (all) return "all";
  return hasFinish ? "finished" : "next";
};

export const periodFilter = (period: ClassPeriod): { readonly [F in keyof Flags]-?: true | undefined } => ({
  hasFinish: period === "finished" || undefined,
  all: period === "all" || undefined,
});

const hidden = ["employee", "startDate", "endDate"] as const;
export const hiddenFilters = (asked: TrainingClassListQuery): number => hidden.filter((key) => asked[key] !== undefined).length;
export const isNarrowed = (asked: TrainingClassListQuery): boolean => asked.name !== undefined || hiddenFilters(asked) > 0;
export const noFilters = { name: undefined, employee: undefined, startDate: undefined, endDate: undefined } as const;

export const isReversed = ({ startDate, endDate }: Pick<TrainingClassListQuery, "startDate" | "endDate">): boolean =>
  startDate !== undefined && endDate !== undefined && endDate < startDate;
