import type { ExplainedIn } from "../../explained-by.ts";

/** Refusal texts of reminders to suppliers. */
export const text = {
  "supplier_reminder.already_sent": "Esta contratante ya envió hoy un recordatorio a este proveedor, por estos u otros proyectos.",
  "supplier_reminder.nothing_due": "Este proveedor no tiene documentos por enviar. No se envió nada.",
  "supplier_reminder.without_recipient":
    "Ningún usuario de este proveedor puede recibir el recordatorio. Pida al titular de la cuenta que invite a alguien que envíe documentos.",
} as const satisfies { readonly [C in ExplainedIn<"supplierRefusals">]: string };
