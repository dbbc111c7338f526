import { PAGE_SIZE_MAX } from "@emdia/contract/limits.ts";
import { api } from "../../api/api.ts";
import { ApiFailure } from "../../api/api-failure.ts";
import { invalidateArea } from "../../api/invalidate-area.ts";
import { queryClient } from "../../api/query-client.ts";
import { isOnline } from "../../loading/connection.ts";
import { profileQuery } from "../../session/account.ts";
import { onUserChange } from "../../session/sign-out/owner-change.ts";
import { browserStorage } from "../../session/storage/browser-storage.ts";
import type { ObservedProject } from "./observed-projects.ts";
import { createWorkerObservers } from "./worker-observers.ts";

/** The user lost the company or the permission. */
const REFUSED: readonly (number | undefined)[] = [403, 404];

/** Required documents that are not settled are the pendencies of a project. Reads one page, so that a check is one request. */
const projectsOf = async (companyId: number): Promise<readonly ObservedProject[]> => {
  const { results } = await api("GET /projects")({ query: { state: ["active"], itemsPerPage: PAGE_SIZE_MAX } }, { companyId });
  return results.map(({ id, conformity }) => ({ id, pendencyTotal: conformity ? conformity.total - conformity.settled : 0 }));
};

const isRefusal = (error: unknown): boolean => error instanceof ApiFailure && REFUSED.includes(error.statusCode);

export const workerObservers = createWorkerObservers({
  storage: browserStorage,
  projectsOf,
  refresh: () => void invalidateArea(queryClient, "workers"),
  isActive: () => isOnline() && document.visibilityState === "visible",
  isRefusal,
});
onUserChange(() => workerObservers.clear());

/** Observes a company of the user after an import. */
export const observeCompany = async (companyId: number): Promise<void> => {
  const { companies } = await queryClient.ensureQueryData(profileQuery);
  const company = companies.find(({ id }) => id === companyId);
  if (company) await workerObservers.observe({ document: company.cnpj, companyId });
};
