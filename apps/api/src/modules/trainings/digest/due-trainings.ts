import type { PermissionKey } from "@emdia/contract/permissions.ts";
import type { IsoDay } from "../../../kernel/dates.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { timeInSaoPaulo } from "../../../platform/clock/clock.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { visibleBranches } from "../../pendencies/index.ts";
import { seesClassesOf, whichClasses } from "../policy.ts";
import { bandDays, type DueBand, dueBands, endingStatuses } from "../rules/due-bands.ts";
import { type DueTraining, dueTrainingRows } from "../store/due-trainings.ts";

type Input = { readonly key: PermissionKey; readonly atMost: number; readonly today: IsoDay; readonly now: Date };
export type DueTrainings = {
  /** Bands with a training, from the earliest. */
  readonly counts: readonly { readonly band: DueBand; readonly count: number }[];
  readonly nearest: readonly (Omit<DueTraining, "contractorId" | "providerId"> & { readonly seesClasses: boolean })[];
};

/** Trainings near their end or over that a person sees with a permission; undefined without any. */
export const dueTrainings = async (
  tx: Tx,
  seer: Pick<Scope, "entries">,
  { key, atMost, today, now }: Input,
): Promise<DueTrainings | undefined> => {
  const { counts, nearest } = await dueTrainingRows(tx, {
    statuses: endingStatuses,
    branches: visibleBranches(seer, key),
    visible: whichClasses(seer),
    bands: bandDays(today),
    atMost,
    today,
    now: timeInSaoPaulo(now),
  });
  if (counts.length === 0) return undefined;
  return {
    counts: counts.toSorted((one, other) => dueBands.indexOf(one.band) - dueBands.indexOf(other.band)),
    nearest: nearest.map(({ contractorId, providerId, ...training }) => ({
      ...training,
      seesClasses: seesClassesOf(seer, { contractorId, providerId }),
    })),
  };
};
