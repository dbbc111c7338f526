import { refuse } from "../../../kernel/outcome.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { listProfilePage } from "../store/profiles.ts";
import { presentProfileLine } from "./present-profile.ts";
import { belongsTo, mayListProfiles } from "./profile-policy.ts";

export const listProfiles: Handler<"GET /profiles/company/{id}/created-by-me"> = async (scope, { params, query }) => {
  const companyId = params.id;
  if (!belongsTo(scope, companyId)) return refuse("company.not_found");
  if (!mayListProfiles(scope, companyId)) return refuse("permission.missing", { permission: "see_permissions", companyId });

  const { rows, meta } = await listProfilePage(scope, companyId, query);
  return { results: rows.map((profile) => presentProfileLine(scope, profile)), meta };
};
