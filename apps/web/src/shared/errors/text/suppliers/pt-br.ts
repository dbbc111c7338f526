import type { ExplainedIn } from "../../explained-by.ts";

/** Refusal texts of reminders to suppliers. */
export const text = {
  "supplier_reminder.already_sent": "Esta contratante já cobrou este fornecedor hoje, por estes ou por outros projetos.",
  "supplier_reminder.nothing_due": "Este fornecedor não tem documentos a enviar. Nada foi enviado.",
  "supplier_reminder.without_recipient":
    "Nenhum usuário deste fornecedor pode receber a cobrança. Peça ao titular da conta que convide alguém que envie documentos.",
} as const satisfies { readonly [C in ExplainedIn<"supplierRefusals">]: string };
