import type { text as reference } from "./pt-br.ts";

export const text: typeof reference = {
  title: "What needs attention",
  sides: { contractor: "As contractor", provider: "As supplier" },
  figures: {
    toReview: "Waiting for review",
    reviewOverdue: "Overdue reviews",
    expiredAtSuppliers: "Expired at suppliers",
    mayNotWork: "Workers who may not work",
    toSend: "To send",
    rejected: "Rejected",
    dueSoon: "Due within 7 days",
    expired: "Expired",
    questions: "Questions to answer",
  },
  moreThan: "more than {{total}}",
  conformity: "Compliant documents",
  conformityWords: "{{settled}} of {{total}}",
  allClear: "Everything is in order",
  failed: "The summary could not be loaded.",
};
