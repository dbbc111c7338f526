import type { ExplainedIn } from "../../explained-by.ts";

/** Refusal texts of reminders to suppliers. */
export const text = {
  "supplier_reminder.already_sent": "This contractor has already reminded the supplier today, about these or other projects.",
  "supplier_reminder.nothing_due": "This supplier has no documents to send. Nothing was sent.",
  "supplier_reminder.without_recipient":
    "No user of this supplier can receive the reminder. Ask the owner of its account to invite a person who sends documents.",
} as const satisfies { readonly [C in ExplainedIn<"supplierRefusals">]: string };
