import { refuse } from "../../../kernel/outcome.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { ownEntriesIn } from "../policy.ts";
import { judgeProfile } from "../rules/profile-judgement.ts";
import { insertProfile } from "../store/profiles.ts";
import { sidesOfCompany } from "../store/sides-of-company.ts";
import { parseProfileInput } from "./parse-profile-input.ts";
import { presentProfile } from "./present-profile.ts";
import { belongsTo, mayDoToProfiles } from "./profile-policy.ts";
import { rememberProfile } from "./remember-profile.ts";

export const createProfile: Handler<"POST /companies/{id}/profile"> = async (scope, { params, body }) => {
  const companyId = params.id;
  if (!belongsTo(scope, companyId)) return refuse("company.not_found");
  if (!mayDoToProfiles(scope, "add_permissions", companyId))
    return refuse("permission.missing", { permission: "add_permissions", companyId });

  const sides = await sidesOfCompany(scope, companyId);
  const written = parseProfileInput(body);
  const against = judgeProfile({ sides, own: ownEntriesIn(scope, companyId) }, written);
  if (against) return against;

  const profile = await insertProfile(scope, companyId, written);
  if (!profile) return refuse("profile.name_taken");
  const change = { field: "permissions", from: null, to: written.permissions.join(", ") };
  await rememberProfile(scope, profile, { action: "profile.created", change });
  return presentProfile(scope, profile, { isOwn: false });
};
