import type { PermissionKey } from "../permissions.ts";
import type { PendencyStatus } from "./vocabulary.ts";

type Movers = { readonly [S in PendencyStatus]: readonly [PermissionKey, ...PermissionKey[]] };

/** Who may knock to have a pendency moved to a status, wherever it stands; the key of this very move is asked for under lock. */
export const movers: Movers = {
  OPEN: [
    "reject_pendency",
    "pre_rejected_pendency",
    "send_pendency_analysis",
    "reopen_pendency",
    "reopen_done_pendency",
    "reopen_not_applicable_pendency",
    "add_comment_pendency",
  ],
  IN_REVISION: ["send_pendency_analysis", "pre_analysis_pendency", "pre_rejected_pendency", "confirm_pendency", "add_comment_pendency"],
  DONE: ["confirm_pendency", "add_comment_pendency"],
  NOT_APPLICABLE: ["check_pendency_na", "add_comment_pendency"],
  NEXT_DUE_DATE: ["send_pendency_analysis", "add_comment_pendency"],
  EXPIRED: ["send_pendency_analysis", "add_comment_pendency"],
  SUPPORT: ["send_doubts_document"],
  PRE_ANALYSIS: ["pre_analysis_pendency"],
  PRE_REJECTED: ["pre_rejected_pendency", "add_comment_pendency"],
};
