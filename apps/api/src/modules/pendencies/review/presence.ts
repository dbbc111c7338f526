import { PRESENCE_GONE_AFTER_SECONDS } from "@emdia/contract/limits.ts";
import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { type Outcome, refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { findVisiblePendency } from "../load-pendency.ts";
import { companyAsked, mayDo } from "../policy.ts";
import type { StoredPendency } from "../store/pendency-rows.ts";
import { endPresence, otherViewers, upsertPresence } from "./store.ts";

const KEYS = ["answer_checklist_pendency", "confirm_pendency", "reject_pendency"] as const satisfies readonly PermissionKey[];

/** A visible pendency that the user may review: one of the permissions is enough. */
const reviewedBy = async (scope: Scope, id: number): Promise<Outcome<StoredPendency, "pendency.not_found" | "permission.missing">> => {
  const found = await findVisiblePendency(scope, id);
  if (!found.ok || KEYS.some((key) => mayDo(scope, key, found.value))) return found;
  return refuse("permission.missing", { permission: KEYS[0], companyId: companyAsked(scope, found.value) });
};

export const seePresence: Handler<"GET /pendencies/{id}/presence"> = async (scope, { params }) => {
  const found = await reviewedBy(scope, params.id);
  if (!found.ok) return found;
  const viewers = await otherViewers(scope, found.value, PRESENCE_GONE_AFTER_SECONDS);
  return { results: viewers.map(({ id, name, since }) => ({ id, name, since: since.toISOString() })) };
};

export const tellPresence: Handler<"PUT /pendencies/{id}/presence"> = async (scope, { params }) => {
  const found = await reviewedBy(scope, params.id);
  if (!found.ok) return found;
  await upsertPresence(scope, found.value, PRESENCE_GONE_AFTER_SECONDS);
  return null;
};

export const leavePresence: Handler<"DELETE /pendencies/{id}/presence"> = async (scope, { params }) => {
  const found = await reviewedBy(scope, params.id);
  if (!found.ok) return found;
  await endPresence(scope, found.value);
  return null;
};
