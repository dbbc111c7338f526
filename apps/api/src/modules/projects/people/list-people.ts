import type { PeopleQuery } from "@emdia/contract/access/people-routes.ts";
import { refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { peopleOfProject, profilesToGive } from "../../access/index.ts";
import { projectInView } from "../project-for.ts";
import type { StoredProject } from "../store/projects.ts";
import { companiesCalled } from "../store/suppliers.ts";
import { type ActingCompany, companiesWhere, givesProfilesOf, seeingPeople } from "./people-policy.ts";

type Listing = { readonly project: StoredProject; readonly companies: readonly ActingCompany[]; readonly query: PeopleQuery };

const listed = async (scope: Scope, { project, companies, query }: Listing) => {
  const sides = new Map(companies.map(({ id, side }) => [id, side]));
  const { results, ...rest } = await peopleOfProject(scope, { companyIds: [...sides.keys()], project }, query);
  const inviting = project.isDraft ? [] : companiesWhere(scope, ["invite_user_project"], project).filter(({ id }) => sides.has(id));
  const names = new Map(
    (
      await companiesCalled(
        scope.tx,
        inviting.map(({ id }) => id),
      )
    ).map(({ id, name }) => [id, name]),
  );
  return {
    ...rest,
    results: results.map((person) => ({ ...person, side: sides.get(person.companyId) ?? ("provider" as const) })),
    mayInviteFor: inviting.map(({ id, side }) => ({ id, side, name: names.get(id) ?? "" })),
  };
};

export const listProjectPeople: Handler<"GET /projects/{id}/accounts"> = async (scope, { params, query }) => {
  const found = await projectInView(scope, params.id);
  if (!found.ok) return found;
  const companies = companiesWhere(scope, seeingPeople, found.value);
  return companies.length > 0
    ? listed(scope, { project: found.value, companies, query })
    : refuse("permission.missing", { permission: "see_users", companyId: found.value.contractorId });
};

export const listCompanyPeople: Handler<"GET /projects/{id}/company/{companyId}/accounts"> = async (scope, { params, query }) => {
  const found = await projectInView(scope, params.id);
  if (!found.ok) return found;
  const project = found.value;
  const companies = companiesWhere(scope, seeingPeople, project).filter(({ id }) => id === params.companyId);
  return companies.length > 0 ? listed(scope, { project, companies, query }) : refuse("company.not_found");
};

export const listProfilesToGive: Handler<"GET /projects/profiles/company/{id}"> = async (scope, { params }) =>
  givesProfilesOf(scope, params.id) ? profilesToGive(scope, params.id) : refuse("company.not_found");
