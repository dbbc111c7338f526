import type { Scope } from "../../platform/access/scope.ts";
import { companyCan } from "./policy.ts";
import type { KeptCompany } from "./store/my-companies.ts";

/** A company as its own people see it, with what this person may do to it. */
export const presentCompany = (scope: Scope, { profileId, profileName, ...company }: KeptCompany) => ({
  ...company,
  profile: { id: profileId, name: profileName },
  can: companyCan(scope, company.id),
});
