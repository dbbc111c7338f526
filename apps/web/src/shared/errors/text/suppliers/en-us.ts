import type { ExplainedIn } from "../../explained-by.ts";

/** Refusal texts of reminders to suppliers. */
export const text = {
  "supplier_reminder.already_sent": "This contractor has already reminded the supplier today.",
  "supplier_reminder.nothing_due": "This supplier has no documents to send. Nothing was sent.",
  "supplier_reminder.without_recipient": "Nobody at this supplier can receive the reminder. Invite a person to its projects.",
} as const satisfies { readonly [C in ExplainedIn<"supplierRefusals">]: string };
