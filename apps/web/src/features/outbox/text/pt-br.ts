export const text = {
  title: "Caixa de saída",
  hint: "Os e-mails e as mensagens de texto que a demonstração teria enviado, do mais novo ao mais antigo. Só a demonstração guarda os textos: fora dela ficam destinatário, modelo, hora e estado.",
  reload: "Atualizar",
  empty: "Nada foi enviado até agora",
  emptyHint: "Códigos, convites e avisos aparecem aqui assim que alguém os pede.",
  failed: "A caixa de saída não pôde ser lida",
  to: "Para {{recipient}}",
  email: "E-mail",
  sms: "Mensagem de texto",
} as const;
