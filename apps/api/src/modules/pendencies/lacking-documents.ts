import type { KnowsOfWorkers } from "../workers/index.ts";
import { blocksWork } from "./rules/blocks-work.ts";
import { blockingOf } from "./store/blocking.ts";

/** Which documents keep workers from work, of each of them and of their supplier, project by project: one statement for all (CD-161). */
export const knowsOfWorkers: KnowsOfWorkers = {
  lackingOf: async (tx, { providerId, workerIds, today }) => {
    const lacking = (await blockingOf(tx, { providerId, workerIds })).filter((one) => blocksWork(one, today));
    const byProject = Map.groupBy(lacking, ({ projectId }) => projectId);
    return (workerId, { projectId }) => [
      ...new Set(
        (byProject.get(projectId) ?? []).filter((one) => one.workerId === null || one.workerId === workerId).map(({ name }) => name),
      ),
    ];
  },
};
