import type { OwnProfile } from "@emdia/contract/identity/my-account-routes.ts";
import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { entriesHolding, type Scope } from "../../platform/access/scope.ts";

/** The companies of a user decide whether the user may see and change personal data. A user without a company needs no permission. */
const mayWith =
  (key: PermissionKey) =>
  (scope: Scope, { relationType }: Pick<OwnProfile, "relationType">): boolean =>
    relationType === null || entriesHolding(scope, key).length > 0;

export const maySeeOwnData = mayWith("see_personal_data");
export const mayChangeOwnData = mayWith("update_personal_data");
