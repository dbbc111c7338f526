import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { accept, type Outcome, refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { asTold } from "../checklist/told-answers.ts";
import { companyAsked, mayDo, maySee } from "../policy.ts";
import { findPendency, lockPendency, type StoredPendency } from "../store/pendency-rows.ts";

type InView = Outcome<StoredPendency, "pendency.not_found">;
type Found = Outcome<StoredPendency, "pendency.not_found" | "permission.missing">;

const inView = (scope: Scope, pendency: StoredPendency | undefined): InView =>
  pendency && maySee(scope, pendency) ? accept(asTold(scope, pendency)) : refuse("pendency.not_found");

/** A pendency in view, as this person may know it: what may not be seen does not exist. */
export const pendencyInView = async (scope: Scope, id: number): Promise<InView> => inView(scope, await findPendency(scope.tx, id));

/** One in view, for whoever holds a key where they see it. */
export const pendencyFor = async (scope: Scope, id: number, key: PermissionKey): Promise<Found> => {
  const found = await pendencyInView(scope, id);
  if (!found.ok || mayDo(scope, key, found.value)) return found;
  return refuse("permission.missing", { permission: key, companyId: companyAsked(scope, found.value) });
};

/** The one about to change, held until the answer. */
export const heldPendency = async (scope: Scope, id: number): Promise<InView> => inView(scope, await lockPendency(scope.tx, id));
