import { refuse } from "../../../kernel/outcome.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { whereMayChooseContacts } from "../policy.ts";
import { contactPage } from "../store/contacts.ts";

export const listContacts: Handler<"GET /projects/create/contacts"> = async (scope, { query: { company, project = null, ...asked } }) => {
  const [first, ...others] = whereMayChooseContacts(scope).filter((id) => company === undefined || id === company);
  if (first === undefined) return refuse("company.not_found");
  if (others.length > 0) return refuse("company.choose_one");
  return contactPage(scope.tx, { ...asked, place: { contractorId: first, id: project } });
};
