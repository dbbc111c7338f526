// Loads a class with a permission check.
import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { accept, type Outcome, refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { mayChange, mayOnClass, whichClasses } from "../policy.ts";
import { findClass, type StoredClass } from "../store/classes.ts";

type Options = { readonly companyId?: number; readonly id: number };
type Result = Outcome<StoredClass, "training_class.not_found" | "permission.missing">;

const load = (scope: Scope, { companyId, id }: Options, toChange = false) =>
  findClass(scope.tx, whichClasses(scope), { id, toChange, ...(companyId !== undefined && { contractorId: companyId }) });

const missing = (key: PermissionKey, { contractorId }: StoredClass) =>
  refuse("permission.missing", { permission: key, companyId: contractorId });

/** Not found if the user does not see the class, refused if no company through which the user sees it grants the key. */
export const classFor = async (scope: Scope, key: PermissionKey, asked: Options): Promise<Result> => {
  const found = await load(scope, asked);
  if (!found) return refuse("training_class.not_found");
  return mayOnClass(scope, key, found) ? accept(found) : missing(key, found);
};

/** Locks a class of the user's contractor. Row-level security lets no supplier lock it, so the permission is checked before. */
export const lockClass = async (scope: Scope, asked: Options): Promise<Result> => {
  const locked = await load(scope, asked, true);
  return locked ? accept(locked) : refuse("training_class.not_found");
};

/** Like `classFor`, for a change that only users of the whole contractor make. Locks the class. */
export const ownClassFor = async (scope: Scope, key: PermissionKey, asked: Options): Promise<Result> => {
  const found = await load(scope, asked);
  if (!found) return refuse("training_class.not_found");
  return mayChange(scope, key, found) ? lockClass(scope, asked) : missing(key, found);
};
