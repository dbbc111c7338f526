// Port of the projects module: demanded documents and counters.
import type { ProjectDataProvider } from "../projects/index.ts";
import { settledAndAll } from "./store/conformity.ts";
import { hasDocuments } from "./store/documents-of-project.ts";
import { existingIn } from "./store/existing.ts";

/** Provides document data of pendencies to the projects module. */
export const conformityOfProjects: ProjectDataProvider = {
  askedIn: existingIn,
  hasDocuments,
  conformityOf: async (tx, projects) => {
    const keys = projects.flatMap(({ contractorId, id, providerIds }) =>
      (providerIds === "all" ? [ALL] : providerIds).map((providerId) => ({ contractorId, projectId: id, providerId })),
    );
    return keys.length > 0 ? settledAndAll(tx, keys) : new Map();
  },
};
/** Provider id of the counters that cover all suppliers of a project. */
const ALL = 0;
