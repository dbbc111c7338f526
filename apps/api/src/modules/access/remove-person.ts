import { refuse } from "../../kernel/outcome.ts";
import type { Handler } from "../../platform/http/handler.ts";
import { rememberAccess } from "./access-history.ts";
import { requireManageableCompany } from "./company-for.ts";
import { endMembership, lockPerson } from "./store/people.ts";

export const removePerson: Handler<"DELETE /companies/{id}/account/{accountId}"> = async (scope, { params }) => {
  const company = requireManageableCompany(scope, "remove_users", params.id);
  if (!company.ok) return company;
  const person = await lockPerson(scope, company.value, { accountId: params.accountId });
  if (!person) return refuse("user.not_found");
  if (person.accountId === scope.account.id) return refuse("user.is_self");
  if (person.owner) return refuse("user.is_owner");

  await endMembership(scope, person);
  await rememberAccess(scope, company.value, {
    subject: { kind: "account", id: person.accountId, name: person.displayName },
    action: "user.removed",
    change: { field: "profile", from: person.profileName, to: null },
  });
  return null;
};
