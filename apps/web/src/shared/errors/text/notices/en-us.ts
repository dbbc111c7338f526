import type { ExplainedIn } from "../../explained-by.ts";

/** Refusal texts of notices. */
export const text = {
  "notice.not_found": "This notice no longer exists.",
  "notice.link_invalid": "The link is no longer valid. Choose in My account which e-mails you receive.",
  "notice.without_inbox": "A summary is sent by e-mail only.",
} as const satisfies { readonly [C in ExplainedIn<"noticeRefusals">]: string };
