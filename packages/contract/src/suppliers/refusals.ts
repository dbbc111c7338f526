export const supplierRefusals = {
  "supplier_reminder.already_sent": { status: 409, message: "Este fornecedor já foi cobrado hoje por esta contratante." },
  "supplier_reminder.nothing_due": { status: 422, message: "Este fornecedor não tem documentos a enviar. Nada foi enviado." },
  "supplier_reminder.without_recipient": {
    status: 422,
    message: "Ninguém deste fornecedor pode receber a cobrança. Convide uma pessoa para os projetos dele.",
  },
} as const;
