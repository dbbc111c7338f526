import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { accept, type Outcome, refuse } from "../../kernel/outcome.ts";
import type { Scope } from "../../platform/access/scope.ts";
import { withVisibleAnswers } from "./checklist/told-answers.ts";
import { companyAsked, mayDo, maySee, missingFileKey } from "./policy.ts";
import { findPendencies, findPendency, lockPendency, type StoredPendency } from "./store/pendency-rows.ts";

type InView = Outcome<StoredPendency, "pendency.not_found">;
type Result = Outcome<StoredPendency, "pendency.not_found" | "permission.missing">;

const inView = (scope: Scope, pendency: StoredPendency | undefined): InView =>
  pendency && maySee(scope, pendency) ? accept(withVisibleAnswers(scope, pendency)) : refuse("pendency.not_found");

/** A pendency with the answers that the user may see; 404 if the user may not see the pendency. */
export const findVisiblePendency = async (scope: Scope, id: number): Promise<InView> => inView(scope, await findPendency(scope.tx, id));

/** The visible ones of several pendencies by id, read in one statement. */
export const findVisiblePendencies = async (scope: Scope, ids: readonly number[]): Promise<ReadonlyMap<number, StoredPendency>> => {
  const visible = (await findPendencies(scope.tx, ids)).filter((pendency) => maySee(scope, pendency));
  return new Map(visible.map((pendency) => [pendency.id, withVisibleAnswers(scope, pendency)]));
};

/** A visible pendency, if the user has the permission on a side from which they see it. */
export const findPendencyWithPermission = async (scope: Scope, id: number, key: PermissionKey): Promise<Result> => {
  const found = await findVisiblePendency(scope, id);
  if (!found.ok || mayDo(scope, key, found.value)) return found;
  return refuse("permission.missing", { permission: key, companyId: companyAsked(scope, found.value) });
};

/** A visible pendency, if the user may open its files. */
export const findPendencyWithFiles = async (scope: Scope, id: number): Promise<Result> => {
  const found = await findVisiblePendency(scope, id);
  const permission = found.ok ? missingFileKey(scope, found.value) : null;
  return found.ok && permission ? refuse("permission.missing", { permission, companyId: companyAsked(scope, found.value) }) : found;
};

/** A visible pendency that stays locked until the response. */
export const lockVisiblePendency = async (scope: Scope, id: number): Promise<InView> => inView(scope, await lockPendency(scope.tx, id));
