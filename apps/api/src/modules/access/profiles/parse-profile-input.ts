import type { PermissionKey } from "@emdia/contract/permissions.ts";
import type { WrittenProfile } from "../rules/profile-change.ts";
import { inOrder, type Relation } from "../rules/profile-keys.ts";

type Sent = {
  readonly name: string;
  readonly description?: string | null | undefined;
  readonly relationType: Relation;
  readonly permissions?: readonly PermissionKey[] | undefined;
  readonly permitions?: readonly PermissionKey[] | undefined;
};
type Defaults = Pick<WrittenProfile, "description" | "permissions">;

/** Accepts both spellings of permissions (CD-059). Omitted fields keep their values. */
export const parseProfileInput = (sent: Sent, defaults: Defaults = { description: null, permissions: [] }): WrittenProfile => ({
  name: sent.name,
  description: sent.description === undefined ? defaults.description : sent.description || null,
  relation: sent.relationType,
  permissions: inOrder(sent.permissions ?? sent.permitions ?? defaults.permissions),
});
