// Search of projects and suppliers, with the row filters of their lists.
import { FIRST_PAGE } from "@emdia/contract/limits.ts";
import { entriesHolding, type Scope } from "../../platform/access/scope.ts";
import { whichDrafts, whichProjects, whoseSuppliers } from "./policy.ts";
import { listProjectPage } from "./store/project-list.ts";
import { suppliersMatching } from "./store/supply.ts";

const seesProjects = (scope: Scope) => entriesHolding(scope, "see_projects");

/** The first projects by name, contract number or scope. Undefined if the user may not see the list. */
export const searchProjects = async (scope: Scope, text: string, max: number) => {
  if (seesProjects(scope).length === 0) return undefined;
  // Shares serve the orders by conformity only.
  const visible = { ...whichProjects(scope), drafts: whichDrafts(scope), shares: [] };
  const query = { query: text, page: FIRST_PAGE, itemsPerPage: max, orderBy: "NAME_ASC" as const };
  const { rows, meta } = await listProjectPage(scope, visible, query);
  const results = rows.map(({ id, name, contract, contractorId, companyName, state, isDraft }) => ({
    id,
    name,
    contract,
    company: { id: contractorId, name: companyName },
    state,
    isDraft,
  }));
  return { results, hasMore: meta.totalResults > results.length };
};

/** The first suppliers of the user's contractors by name or CNPJ. Undefined without a contractor whose projects the user may see. */
export const searchSuppliers = async (scope: Scope, text: string, max: number) => {
  if (!seesProjects(scope).some(({ side }) => side === "contractor")) return undefined;
  const found = await suppliersMatching(scope, { of: whoseSuppliers(scope), query: text, max: max + 1 });
  return { results: found.slice(0, max), hasMore: found.length > max };
};
