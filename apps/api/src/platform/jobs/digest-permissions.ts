import type { DigestKind } from "@emdia/contract/notices/notice.ts";
import type { PermissionKey } from "@emdia/contract/permissions.ts";

/** Permission of each digest. */
export const digestPermissions = {
  digest_daily: "notification_pendency_project_daily",
  digest_weekly: "notification_pendency_project_weekly",
  digest_next_due: "notification_pendency_project_next_due_date",
} as const satisfies { readonly [K in DigestKind]: PermissionKey };
