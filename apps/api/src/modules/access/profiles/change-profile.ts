import { type Refusal, refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { ownEntriesIn } from "../policy.ts";
import { changesOf, losesEditing, type WrittenProfile } from "../rules/profile-change.ts";
import { judgeProfile } from "../rules/profile-judgement.ts";
import { inOrder } from "../rules/profile-keys.ts";
import { isHeldByCaller, lastChangeOf, lockProfileRemovals, someoneElseEdits } from "../store/profile-people.ts";
import { type StoredProfile, updateProfile } from "../store/profiles.ts";
import { sidesOfCompany } from "../store/sides-of-company.ts";
import { parseProfileInput } from "./parse-profile-input.ts";
import { presentProfile } from "./present-profile.ts";
import { profileFor } from "./profile-for.ts";
import { rememberProfile } from "./remember-profile.ts";

/** Refuses an outdated version with the current profile and its last author. */
const stale = async (scope: Scope, profile: StoredProfile): Promise<Refusal<"profile.stale">> => {
  const { version, name, description, relation, permissions } = profile;
  const last = await lastChangeOf(scope, profile);
  const now = { name, description, relationType: relation, permissions: inOrder(permissions) };
  return refuse("profile.stale", { version, now, changedBy: last?.by ?? null, changedAt: last?.at.toISOString() ?? null });
};

/** True if no active user could edit profiles after the change, because then no user could undo it. */
const locksOut = async (scope: Scope, profile: StoredProfile, after: WrittenProfile): Promise<boolean> => {
  if (!losesEditing(profile, after)) return false;
  await lockProfileRemovals(scope, profile.companyId);
  return !(await someoneElseEdits(scope, profile));
};

export const changeProfile: Handler<"PUT /profiles/{id}"> = async (scope, { params, body }) => {
  const found = await profileFor(scope, "update_permissions", { id: params.id, toChange: true });
  if (!found.ok) return found;
  const profile = found.value;
  if (body.version !== undefined && body.version !== profile.version) return stale(scope, profile);

  const after = parseProfileInput(body, profile);
  const sides = await sidesOfCompany(scope, profile.companyId);
  const against = judgeProfile({ sides, own: ownEntriesIn(scope, profile.companyId) }, after, profile);
  if (against) return against;
  if (await locksOut(scope, profile, after)) return refuse("profile.locks_out");

  const changes = changesOf(profile, after);
  const isOwn = await isHeldByCaller(scope, profile);
  if (changes.length === 0) return presentProfile(scope, profile, { isOwn });
  if ((await updateProfile(scope, profile, after)) === "taken") return refuse("profile.name_taken");
  for (const change of changes) await rememberProfile(scope, profile, { action: "profile.changed", change });
  const changed = { ...profile, ...after, permissions: [...after.permissions], version: profile.version + 1 };
  return presentProfile(scope, changed, { isOwn });
};
