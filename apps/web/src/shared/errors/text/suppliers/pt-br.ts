import type { ExplainedIn } from "../../explained-by.ts";

/** Refusal texts of reminders to suppliers. */
export const text = {
  "supplier_reminder.already_sent": "Este fornecedor já foi cobrado hoje por esta contratante.",
  "supplier_reminder.nothing_due": "Este fornecedor não tem documentos a enviar. Nada foi enviado.",
  "supplier_reminder.without_recipient": "Ninguém deste fornecedor pode receber a cobrança. Convide uma pessoa para os projetos dele.",
} as const satisfies { readonly [C in ExplainedIn<"supplierRefusals">]: string };
