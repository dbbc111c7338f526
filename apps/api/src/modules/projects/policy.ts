import { entriesHolding, type Reach, reachOf, type Scope, type Side } from "../../platform/access/scope.ts";

/** Which projects a person sees: on each side whole companies, or single projects of those to which they are restricted. */
export type VisibleProjects = { readonly [S in Side]: Reach };
type Seen = { readonly contractorId: number; readonly id: number; readonly providerIds: readonly number[] };

export const whichProjects = (scope: Scope): VisibleProjects => {
  const entries = entriesHolding(scope, "see_projects");
  return {
    contractor: reachOf(entries.filter(({ side }) => side === "contractor")),
    provider: reachOf(entries.filter(({ side }) => side === "provider")),
  };
};

/** The same question about one project; the list shows exactly the rows for which this says yes. */
export const maySee = (scope: Scope, { contractorId, id, providerIds }: Seen): boolean =>
  entriesHolding(scope, "see_projects").some(({ side, companyId, projects }) => {
    const stands = side === "contractor" ? companyId === contractorId : providerIds.includes(companyId);
    return stands && (projects === "all" || projects.includes(id));
  });

export const projectCan = (scope: Scope, { contractorId, id }: Omit<Seen, "providerIds">) => ({
  update: entriesHolding(scope, "update_project").some(
    ({ companyId, projects }) => companyId === contractorId && (projects === "all" || projects.includes(id)),
  ),
});
