export const supplierRefusals = {
  "supplier_reminder.already_sent": {
    status: 409,
    message: "Esta contratante já cobrou este fornecedor hoje, por estes ou por outros projetos.",
  },
  "supplier_reminder.nothing_due": { status: 422, message: "Este fornecedor não tem documentos a enviar. Nada foi enviado." },
  "supplier_reminder.without_recipient": {
    status: 422,
    message: "Nenhum usuário deste fornecedor pode receber a cobrança. Peça ao titular da conta que convide alguém que envie documentos.",
  },
} as const;
