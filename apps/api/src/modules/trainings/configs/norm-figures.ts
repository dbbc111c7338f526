// Figures of the norm of a catalogue training on a day.
import type { IsoDay } from "../../../kernel/dates.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { figuresOn, type TrainingInUse, trainingsInUse } from "../../catalogue/index.ts";
import { deviationsFrom, type NormFigures, type Offered } from "../rules/norm-check.ts";

type Place = { readonly contractorId: number; readonly today: IsoDay };

const none: NormFigures = { initial: undefined, periodic: undefined, validity: undefined };

export const normFiguresOf = async (tx: Tx, training: TrainingInUse | undefined, place: Place): Promise<NormFigures> => {
  if (!training) return none;
  const figure = await figuresOn(tx, place);
  return {
    initial: figure(training.initialFigure),
    periodic: figure(training.periodicFigure),
    validity: figure(training.validityFigure),
  };
};

export const findTrainingInUse = async (tx: Tx, id: number | null): Promise<TrainingInUse | undefined> =>
  id === null ? undefined : (await trainingsInUse(tx)).find((training) => training.id === id);

/** Deviations of a configuration from the figures of its norm. */
export const deviationsOf = async (tx: Tx, place: Place, { trainingId, ...offered }: Offered & { readonly trainingId: number | null }) =>
  deviationsFrom(await normFiguresOf(tx, await findTrainingInUse(tx, trainingId), place), offered);
