import type { Handler } from "../../../platform/http/handler.ts";
import { isHeldByCaller } from "../store/profile-people.ts";
import { presentProfile } from "./present-profile.ts";
import { profileFor } from "./profile-for.ts";

export const readProfile: Handler<"GET /profiles/{id}"> = async (scope, { params }) => {
  const found = await profileFor(scope, "see_permissions", { id: params.id });
  if (!found.ok) return found;
  const profile = found.value;
  return presentProfile(scope, profile, { isOwn: await isHeldByCaller(scope, profile) });
};
