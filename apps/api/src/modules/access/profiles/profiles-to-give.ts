import { PAGE_SIZE_MAX } from "@emdia/contract/limits.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { listProfilePage } from "../store/profiles.ts";
import { sidesOfCompany } from "../store/sides-of-company.ts";
import { presentProfileLine } from "./present-profile.ts";

/** The profiles of a company by name, and whether the caller may give each. */
export const profilesToGive = async (scope: Scope, companyId: number) => {
  const sides = await sidesOfCompany(scope, companyId);
  const { rows } = await listProfilePage(scope, companyId, { page: 1, itemsPerPage: PAGE_SIZE_MAX });
  return rows.map((profile) => {
    const { id, name, relationType, can } = presentProfileLine(scope, profile, sides);
    return { id, name, relationType, canAssign: can.assign };
  });
};
