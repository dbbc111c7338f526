import type { Handler } from "../../platform/http/handler.ts";
import { requireVisibleCompany } from "./company-for.ts";
import { presentPerson } from "./present-person.ts";
import { listPeoplePage } from "./store/people.ts";

export const listPeople: Handler<"GET /companies/{id}/accounts"> = async (scope, { params, query }) => {
  const company = requireVisibleCompany(scope, "see_users", params.id);
  if (!company.ok) return company;
  const { rows, meta } = await listPeoplePage(scope, company.value, query);
  return { results: rows.map((person) => presentPerson(scope, person)), meta };
};
