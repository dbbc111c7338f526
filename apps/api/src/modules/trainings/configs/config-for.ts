// Loads a configuration with a permission check.

import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { accept, type Outcome, refuse } from "../../../kernel/outcome.ts";
import type { Scope } from "../../../platform/access/scope.ts";
import { mayChange, maySee, whichContractors } from "../policy.ts";
import { findConfig, type StoredConfig } from "../store/configs.ts";

type Result = Outcome<StoredConfig, "training_config.not_found" | "permission.missing">;
type Options = { readonly id: number; readonly toChange?: boolean };

/** Not found if the user does not see the configurations of its contractor, refused if the user lacks the permission. */
export const configFor = async (scope: Scope, key: PermissionKey, options: Options): Promise<Result> => {
  const config = await findConfig(scope.tx, whichContractors(scope, "see_training_class_config"), options);
  if (!config) return refuse("training_config.not_found");
  const may = options.toChange ? mayChange : maySee;
  return may(scope, key, config) ? accept(config) : refuse("permission.missing", { permission: key, companyId: config.contractorId });
};
