import { PAGE_SIZE_MAX } from "@emdia/contract/limits.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { listProfilePage } from "../store/profiles.ts";
import { presentProfileLine } from "./present-profile.ts";

/** The profiles of a company by name, and whether the caller may give each. */
export const profilesToGive = async (scope: Scope, companyId: number) => {
  const { rows } = await listProfilePage(scope, companyId, { page: 1, itemsPerPage: PAGE_SIZE_MAX });
  return rows.map((profile) => {
    const { id, name, relationType, can } = presentProfileLine(scope, profile);
    return { id, name, relationType, canAssign: can.assign };
  });
};
