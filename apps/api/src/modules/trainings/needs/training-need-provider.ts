// Port of the workers module: trainings that workers need.
import { movementsOf, type TrainingNeedProvider } from "../../workers/index.ts";
import { writeNeeds } from "../store/needs.ts";
import { computeNeeds } from "./compute-needs.ts";
import { enqueueRetraining } from "./settle-retraining-job.ts";

/** After every day that a movement can have, so that movements ahead count. */
const HORIZON = "2101-01-01";

export const trainingNeedProvider: TrainingNeedProvider = {
  settleNeeds: async (tx, { providerId, workerIds, today }) => {
    const byWorker = Map.groupBy(await movementsOf(tx, { providerId, workerIds }), ({ workerId }) => workerId);
    const computed = await computeNeeds(tx, { providerId, workerIds, movementsOf: (id) => byWorker.get(id) ?? [], today });
    const needs = computed.flatMap(({ needs: own, required: { contractorId, pendencyId, projectId, workerId, documentTypeId } }) =>
      own.map((need) => ({ ...need, contractorId, pendencyId, projectId, workerId, documentTypeId })),
    );
    await writeNeeds(tx, { providerId, workerIds, needs });
    await enqueueRetraining(tx, providerId, computed);
  },
  eventualNeeds: async (tx, { providerId, workerId, movements }) => {
    const computed = await computeNeeds(tx, { providerId, workerIds: [workerId], movementsOf: () => movements, today: HORIZON });
    return computed.flatMap(({ needs, required: { pendencyId, documentName } }) =>
      needs.flatMap(({ cause, since, isFirm }) =>
        cause === "absence" || cause === "function_change" || cause === "risk_change"
          ? [{ pendencyId, name: documentName, cause, since, isFirm }]
          : [],
      ),
    );
  },
};
