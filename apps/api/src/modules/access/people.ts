import { peopleRoutes } from "@emdia/contract/access/people-routes.ts";
import { module } from "../../platform/http/handler.ts";
import { accessHistory } from "./access-history.ts";
import { changePersonProfile } from "./change-person-profile.ts";
import { listPeople } from "./list-people.ts";
import { removePerson } from "./remove-person.ts";

/** Routes of the users of a company. */
export const people = module("people", peopleRoutes, {
  "GET /companies/{id}/accounts": listPeople,
  "PUT /companies/{companyId}/account/{accountCompanyId}": changePersonProfile,
  "DELETE /companies/{id}/account/{accountId}": removePerson,
  "GET /companies/{id}/access-history": accessHistory,
});
