import type { Paging } from "@emdia/contract/list.ts";
import type { ProjectListQuery } from "@emdia/contract/projects/routes.ts";
import type { Scope } from "../../platform/access/scope.ts";
import type { VisibleProjects } from "./policy.ts";
import { shownStates } from "./rules/state.ts";
import { placesOfProjects } from "./store/places.ts";
import { listProjectPage } from "./store/project-list.ts";

type Query = Paging & Pick<ProjectListQuery, "query" | "projects">;

/** Begun projects by name for a picker, with the departments in which they take place. */
export const listWithDepartments = async (scope: Scope, visible: VisibleProjects, query: Query) => {
  const listed = { ...visible, drafts: { companyIds: [], projects: [] }, shares: [] };
  const { rows, meta } = await listProjectPage(scope, listed, { ...query, state: [...shownStates], orderBy: "NAME_ASC" });
  const places = await placesOfProjects(scope.tx, rows);
  const results = rows.map(({ id, name, contract, contractorId, companyName }) => ({
    id,
    name,
    contract,
    company: { id: contractorId, name: companyName },
    departments: (places.get(id) ?? []).map(({ departmentId, departmentName, facilityName }) => ({
      id: departmentId,
      name: departmentName,
      facilityName,
    })),
  }));
  return { results, meta };
};
