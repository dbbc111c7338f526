import type { Handler } from "../../../platform/http/handler.ts";
import { listProfilePeople } from "../store/profile-people.ts";
import { profileFor } from "./profile-for.ts";

export const profilePeople: Handler<"GET /profiles/{id}/people"> = async (scope, { params, query }) => {
  const found = await profileFor(scope, "see_permissions", { id: params.id });
  if (!found.ok) return found;
  const { rows, meta } = await listProfilePeople(scope, found.value, query);
  return { results: rows.map((holder) => ({ ...holder, lastAccessAt: holder.lastAccessAt?.toISOString() ?? null })), meta };
};
