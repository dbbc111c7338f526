import { refuse } from "../../kernel/outcome.ts";
import type { Handler } from "../../platform/http/handler.ts";
import { rememberAccess } from "./access-history.ts";
import { companyToChange } from "./company-for.ts";
import { presentPerson } from "./present-person.ts";
import { mayGiveProfile } from "./profile-to-give.ts";
import { giveProfile, lockPerson } from "./store/people.ts";

export const changePersonProfile: Handler<"PUT /companies/{companyId}/account/{accountCompanyId}"> = async (scope, { params, body }) => {
  const company = companyToChange(scope, "update_users", params.companyId);
  if (!company.ok) return company;
  const person = await lockPerson(scope, company.value, { accountCompanyId: params.accountCompanyId });
  if (!person) return refuse("user.not_found");
  if (person.owner) return refuse("user.is_owner");

  const given = await mayGiveProfile(scope, company.value, body.profileId);
  if (!given.ok) return given;
  const { id: profileId, name: profileName } = given.value;
  if (profileId === person.profileId) return presentPerson(scope, person);

  await giveProfile(scope, person, profileId);
  await rememberAccess(scope, company.value, {
    subject: { kind: "account", id: person.accountId, name: person.displayName },
    action: "user.profile_changed",
    change: { field: "profile", from: person.profileName, to: profileName },
  });
  return presentPerson(scope, { ...person, profileId, profileName });
};
