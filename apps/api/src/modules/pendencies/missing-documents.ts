// Port of the workers module: missing documents that block work.
import type { MissingDocument, MissingDocumentsProvider } from "../workers/index.ts";
import { blocksFrom } from "./rules/blocks-work.ts";
import { blockingOf } from "./store/blocking.ts";

/**
 * Documents that block workers now or on a later day, per project, including documents of their supplier. One statement for all workers
 * (CD-161).
 */
export const missingDocumentsProvider: MissingDocumentsProvider = {
  findMissingDocuments: async (tx, { providerId, workerIds, today }) => {
    const blocking = (await blockingOf(tx, { providerId, workerIds })).flatMap((one) => {
      const from = blocksFrom(one, today);
      return from === null ? [] : [{ ...one, since: from === "now" ? null : from, isOwn: one.workerId !== null }];
    });
    const byProject = Map.groupBy(blocking, ({ projectId }) => projectId);
    return (workerId, { projectId }) => {
      const ofWorker = (byProject.get(projectId) ?? []).filter((one) => !one.isOwn || one.workerId === workerId);
      const once = new Map<string, MissingDocument>(
        ofWorker.map(({ name, since, isHealth, isOwn }) => [`${name} ${since}`, { name, since, isHealth, isOwn }]),
      );
      return [...once.values()];
    };
  },
};
