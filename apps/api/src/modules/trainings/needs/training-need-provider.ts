// Port of the workers module: trainings that workers need.
import { movementsOf, type TrainingNeedProvider } from "../../workers/index.ts";
import { writeNeeds } from "../store/needs.ts";
import { computeNeeds } from "./compute-needs.ts";

/** After every day that a movement can have, so that movements ahead count. */
const HORIZON = "2101-01-01";

export const trainingNeedProvider: TrainingNeedProvider = {
  settleNeeds: async (tx, { providerId, workerIds, today }) => {
    const byWorker = Map.groupBy(await movementsOf(tx, { providerId, workerIds }), ({ workerId }) => workerId);
    const computed = await computeNeeds(tx, { providerId, workerIds, movementsOf: (id) => byWorker.get(id) ?? [], today });
    const needs = computed.map(({ need, required: { contractorId, pendencyId, projectId, workerId, documentTypeId } }) => ({
      ...need,
      contractorId,
      pendencyId,
      projectId,
      workerId,
      documentTypeId,
    }));
    await writeNeeds(tx, { providerId, workerIds, needs });
  },
  eventualNeeds: async (tx, { providerId, workerId, movements }) => {
    const computed = await computeNeeds(tx, { providerId, workerIds: [workerId], movementsOf: () => movements, today: HORIZON });
    return computed.flatMap(({ need: { cause, since, isFirm }, required: { pendencyId, documentName } }) =>
      cause === "absence" || cause === "function_change" || cause === "risk_change"
        ? [{ pendencyId, name: documentName, cause, since, isFirm }]
        : [],
    );
  },
};
