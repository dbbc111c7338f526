import type { DisputeState } from "@emdia/contract/pendencies/dispute.ts";

export const text = {
  title: "Dispute",
  cancel: "Cancel",
  state: {
    pending: "In dispute",
    upheld: "Rejection upheld",
    reversed: "Rejection reversed",
    closed: "Closed without a decision",
  } satisfies { readonly [S in DisputeState]: string },
  told: {
    disputed: "{{name}} disputed the rejection on {{when}}:",
    decideBy: "Decision by {{day}}.",
    late: "The decision was due on {{day}}. The contact of the project was told.",
    UPHELD: "{{name}} upheld the rejection on {{when}}. Reason:",
    REVERSED: "{{name}} reversed the rejection on {{when}}. Reason:",
  },
  dispute: {
    action: "Dispute rejection",
    until_zero: "The rejection can be disputed today, the last day.",
    until_one: "The rejection can be disputed until {{day}}: {{count}} business day left.",
    until_other: "The rejection can be disputed until {{day}}: {{count}} business days left.",
    over: "The time to dispute the rejection ended on {{day}}.",
    says: "Another person of the contractor decides within three business days. Each rejection can be disputed once. Sending again closes the dispute.",
    text: "Why the document should be accepted",
    textMissing: "Write why the document should be accepted",
    fileFailed: "An attachment was not sent. Remove it or try again before disputing.",
    send: "Send dispute",
    done: "Dispute sent. The contractor was told.",
  },
  decide: {
    reason: "Reason",
    reasonSays: "The supplier sees this text.",
    reasonMissing: "Enter the reason",
    UPHELD: {
      action: "Uphold rejection",
      says: "The document stays open and the supplier has to send it again.",
      done: "Rejection upheld. The supplier sees the reason.",
    },
    REVERSED: {
      action: "Reverse rejection",
      says: "The document returns to the review. If the answers already allow it, the document is finished.",
      done: "Rejection reversed. The supplier sees the reason.",
    },
  },
  obstacle: {
    own_rejection: "You rejected this document. Another person of the contractor decides.",
    own_document: "You sent this document. Another person of the contractor decides.",
  },
  totals: "Disputes that you see: {{pending}} without a decision, {{upheld}} upheld, {{reversed}} reversed.",
} as const;
