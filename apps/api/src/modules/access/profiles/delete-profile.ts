import { refuse } from "../../../kernel/outcome.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { deleteProfile as deleteRow } from "../store/profiles.ts";
import { profileFor } from "./profile-for.ts";
import { rememberProfile } from "./remember-profile.ts";

export const deleteProfile: Handler<"DELETE /profiles/{id}"> = async (scope, { params }) => {
  const found = await profileFor(scope, "remove_permissions", { id: params.id, toChange: true });
  if (!found.ok) return found;
  const profile = found.value;

  const { peopleCount, waitingInvitations } = profile;
  if (peopleCount + waitingInvitations > 0) return refuse("profile.in_use", { peopleCount, waitingInvitations });
  await rememberProfile(scope, profile, { action: "profile.deleted" });
  if ((await deleteRow(scope, profile)) === "in use") return refuse("profile.in_use", { peopleCount, waitingInvitations });
  return null;
};
