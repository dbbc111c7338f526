import { accept, type Outcome, refuse } from "../../kernel/outcome.ts";
import type { Scope } from "../../platform/access/scope.ts";
import type { Handler } from "../../platform/http/handler.ts";
import { rememberAccess } from "./access-history.ts";
import { requireManageableCompany } from "./company-for.ts";
import { presentPerson } from "./present-person.ts";
import { mayGiveProfile } from "./profile-to-give.ts";
import { writeAccessNotice } from "./store/access-notices.ts";
import { type CompanyPerson, giveProfile, lockPerson } from "./store/people.ts";

type Result = Outcome<CompanyPerson, "user.is_owner" | "profile.not_found" | "profile.beyond_own">;

export const giveAnother = async (scope: Scope, person: CompanyPerson, newProfileId: number): Promise<Result> => {
  if (person.owner) return refuse("user.is_owner");
  const given = await mayGiveProfile(scope, person.companyId, newProfileId);
  if (!given.ok) return given;
  const { id: profileId, name: profileName } = given.value;
  if (profileId === person.profileId) return accept(person);

  await giveProfile(scope, person, profileId);
  await rememberAccess(scope, person.companyId, {
    subject: { kind: "account", id: person.accountId, name: person.displayName },
    action: "user.profile_changed",
    change: { field: "profile", from: person.profileName, to: profileName },
  });
  const about = { kind: "company" as const, id: person.companyId };
  await writeAccessNotice(scope, { companyId: person.companyId, accountId: person.accountId, about, details: { profile: profileName } });
  return accept({ ...person, profileId, profileName });
};

export const changePersonProfile: Handler<"PUT /companies/{companyId}/account/{accountCompanyId}"> = async (scope, { params, body }) => {
  const company = requireManageableCompany(scope, "update_users", params.companyId);
  if (!company.ok) return company;
  const person = await lockPerson(scope, company.value, { accountCompanyId: params.accountCompanyId });
  if (!person) return refuse("user.not_found");
  const changed = await giveAnother(scope, person, body.profileId);
  return changed.ok ? presentPerson(scope, changed.value) : changed;
};
