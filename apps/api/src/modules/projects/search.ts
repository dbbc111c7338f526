// Search of projects, with the row filter of their list.
import { FIRST_PAGE } from "@emdia/contract/limits.ts";
import { entriesHolding, type Scope } from "../../platform/access/scope.ts";
import { whichDrafts, whichProjects } from "./policy.ts";
import { hasEnded } from "./rules/state.ts";
import { listProjectPage } from "./store/project-list.ts";

/** The first projects by name, contract number or scope. Undefined if the user may not see the list. */
export const searchProjects = async (scope: Scope, text: string, max: number) => {
  if (entriesHolding(scope, "see_projects").length === 0) return undefined;
  // Shares serve the orders by conformity only.
  const visible = { ...whichProjects(scope), drafts: whichDrafts(scope), shares: [] };
  const query = { query: text, page: FIRST_PAGE, itemsPerPage: max, orderBy: "NAME_ASC" as const };
  const { rows, meta } = await listProjectPage(scope, visible, query);
  const results = rows.map(({ id, name, contract, contractorId, companyName, state, endDate, isDraft }) => ({
    id,
    name,
    contract,
    company: { id: contractorId, name: companyName },
    state,
    hasEnded: hasEnded({ state, endDate }, scope.today),
    isDraft,
  }));
  return { results, hasMore: meta.totalResults > results.length };
};
