import type { Handler } from "../../../platform/http/handler.ts";
import { whichSchedules } from "../policy.ts";
import { listActivityChoices } from "../store/activities.ts";

/** Risk activities by which the user filters and plans. */
export const listActivities: Handler<"GET /risk-activities/default-list"> = async (scope) => {
  const { contractor, provider } = whichSchedules(scope);
  const companiesOf = ({ companyIds, projects }: typeof contractor) => [...companyIds, ...projects.map(({ companyId }) => companyId)];
  return [...(await listActivityChoices(scope.tx, { contractorIds: companiesOf(contractor), providerIds: companiesOf(provider) }))];
};
