import type { PendencyWords } from "./shape.ts";

export const words: PendencyWords = {
  status: {
    OPEN: "Open",
    IN_REVISION: "Received",
    DONE: "Done",
    NOT_APPLICABLE: "Not applicable",
    NEXT_DUE_DATE: "Near its expiry",
    EXPIRED: "Expired",
    SUPPORT: "In question",
    PRE_ANALYSIS: "Pre-analysis",
    PRE_REJECTED: "Pre-rejected",
  },
  kind: {
    EMPLOYEE: "Worker",
    RISK: "Tied to a risk",
    PROVIDER: "Supplier",
    OTHERS: "Others",
    COMPANY: "Company",
  },
};
