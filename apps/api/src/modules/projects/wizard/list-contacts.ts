import { refuse } from "../../../kernel/outcome.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { whereMayChooseContacts } from "../policy.ts";
import { contactPage } from "../store/contacts.ts";

export const listContacts: Handler<"GET /projects/create/contacts"> = async (scope, { query: { company, project = null, ...asked } }) => {
  if (!whereMayChooseContacts(scope).includes(company)) return refuse("company.not_found");
  return contactPage(scope.tx, { ...asked, place: { contractorId: company, id: project } });
};
