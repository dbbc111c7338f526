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
type Unsaid = Pick<WrittenProfile, "description" | "permissions">;

/** What somebody sent, under either spelling (CD-059); what they left unsaid stays as it is. */
export const parseProfileInput = (sent: Sent, unsaid: Unsaid = { description: null, permissions: [] }): WrittenProfile => ({
  name: sent.name,
  description: sent.description === undefined ? unsaid.description : sent.description || null,
  relation: sent.relationType,
  permissions: inOrder(sent.permissions ?? sent.permitions ?? unsaid.permissions),
});
