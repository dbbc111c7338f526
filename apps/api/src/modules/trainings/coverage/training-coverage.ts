import type { IsoDay } from "../../../kernel/dates.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { type Coverage, coverageOn } from "../rules/coverage.ts";
import { approvedTrainings } from "../store/coverage.ts";

type Input = {
  readonly contractorId: number;
  readonly workerIds: readonly number[];
  readonly configIds: readonly number[];
  readonly today: IsoDay;
};

/** Whether the trainings of a contractor are in force for its workers, in one statement. */
export const trainingCoverage = async (tx: Tx, { today, ...filter }: Input): Promise<(workerId: number, configId: number) => Coverage> => {
  const byKey = Map.groupBy(await approvedTrainings(tx, filter), ({ workerId, configId }) => `${workerId} ${configId}`);
  return (workerId, configId) => coverageOn(byKey.get(`${workerId} ${configId}`) ?? [], today);
};
