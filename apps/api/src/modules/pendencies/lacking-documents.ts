// Port of the workers module: missing documents that block work.
import type { LackingDocument, MissingDocumentsProvider } from "../workers/index.ts";
import { blocksFrom } from "./rules/blocks-work.ts";
import { blockingOf } from "./store/blocking.ts";

/**
 * Documents that block workers now or on a later day, per project, including documents of their supplier. One statement for all workers
 * (CD-161).
 */
export const missingDocumentsProvider: MissingDocumentsProvider = {
  lackingOf: async (tx, { providerId, workerIds, today }) => {
    const lacking = (await blockingOf(tx, { providerId, workerIds })).flatMap((one) => {
      const from = blocksFrom(one, today);
      return from === null ? [] : [{ ...one, since: from === "now" ? null : from }];
    });
    const byProject = Map.groupBy(lacking, ({ projectId }) => projectId);
    return (workerId, { projectId }) => {
      const own = (byProject.get(projectId) ?? []).filter((one) => one.workerId === null || one.workerId === workerId);
      const once = new Map<string, LackingDocument>(
        own.map(({ name, since, isHealth, workerId: asked }) => [`${name} ${since}`, { name, since, isHealth, isOwn: asked !== null }]),
      );
      return [...once.values()];
    };
  },
};
