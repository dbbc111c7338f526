import type { Scope } from "../../platform/access/scope.ts";
import { companyCan } from "./policy.ts";
import type { KeptCompany } from "./store/my-companies.ts";

/** Presents a company to its members, with the actions that the caller may take. */
export const presentCompany = (scope: Scope, { profileId, profileName, ...company }: KeptCompany) => ({
  ...company,
  profile: { id: profileId, name: profileName },
  can: companyCan(scope, company.id),
});
