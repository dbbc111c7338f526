// Port of the projects module: demanded documents and counters.
import { reviewQueueStatuses, settledStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import type { ProjectDataProvider } from "../projects/index.ts";
import { whichPendencies } from "./policy.ts";
import { settledAndAll } from "./store/conformity.ts";
import { conformityShares } from "./store/conformity-shares.ts";
import { hasDocuments } from "./store/documents-of-project.ts";
import { existingIn } from "./store/existing.ts";
import { figuresBySupplier } from "./store/supplier-figures.ts";

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
  conformityShares: (scope) => conformityShares(whichPendencies(scope)),
  figuresBySupplier: (tx, { contractorId, id, providerIds }) =>
    figuresBySupplier(
      tx,
      { contractorId, projectId: id, providerIds },
      { settled: settledStatuses, inReview: reviewQueueStatuses, expired: "EXPIRED" },
    ),
};
/** Provider id of the counters that cover all suppliers of a project. */
const ALL = 0;
