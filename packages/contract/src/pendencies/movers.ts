import type { PermissionKey } from "../permissions.ts";
import type { PendencyStatus } from "./vocabulary.ts";

type Movers = { readonly [S in PendencyStatus]: readonly [PermissionKey, ...PermissionKey[]] };

const seePendencyOr = (...keys: readonly PermissionKey[]) => ["see_pendency" as const, ...keys] as const;

/**
 * Route permissions per target status: the union over all moves to it, plus see_pendency. The handler checks the permission of the actual
 * move under the row lock, because it depends on the current status, and names it in the refusal.
 */
export const movers: Movers = {
  OPEN: seePendencyOr(
    "reject_pendency",
    "pre_rejected_pendency",
    "send_pendency_analysis",
    "reopen_pendency",
    "reopen_done_pendency",
    "reopen_not_applicable_pendency",
    "add_comment_pendency",
  ),
  IN_REVISION: seePendencyOr(
    "send_pendency_analysis",
    "pre_analysis_pendency",
    "pre_rejected_pendency",
    "confirm_pendency",
    "add_comment_pendency",
  ),
  DONE: seePendencyOr("confirm_pendency", "add_comment_pendency"),
  NOT_APPLICABLE: seePendencyOr("check_pendency_na", "add_comment_pendency"),
  NEXT_DUE_DATE: seePendencyOr("send_pendency_analysis", "add_comment_pendency"),
  EXPIRED: seePendencyOr("send_pendency_analysis", "add_comment_pendency"),
  SUPPORT: seePendencyOr("send_doubts_document"),
  PRE_ANALYSIS: seePendencyOr("pre_analysis_pendency"),
  PRE_REJECTED: seePendencyOr("pre_rejected_pendency", "add_comment_pendency"),
};
