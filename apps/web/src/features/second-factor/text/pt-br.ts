/** The second factor on the way in. */
export const text = {
  otherWay: "Escolher outra forma",
  choose: {
    title: "Verifique sua identidade",
    says: "Sua conta pede um código além da senha. Como você quer recebê-lo?",
    EMAIL: "E-mail",
    SMS: "Mensagem de texto",
    CREATE_PHONE: "Informar número do celular",
    createPhoneHint: "Receba o código por mensagem de texto",
  },
  phone: {
    title: "Informar número do celular",
    says: "Enviaremos um código por mensagem de texto. Depois de confirmado, este celular passa a receber os códigos da sua conta.",
    submit: "Enviar código",
  },
  code: {
    submit: "Confirmar",
    EMAIL: {
      title: "Confira o seu e-mail",
      says: "Digite o código de 6 dígitos que enviamos para {{sentTo}}. Ele vale por 10 minutos; veja também a caixa de spam.",
    },
    SMS: {
      title: "Confira as suas mensagens",
      says: "Digite o código de 6 dígitos que enviamos para o celular {{sentTo}}. Ele vale por 10 minutos.",
    },
    registers: {
      title: "Confirme o seu celular",
      says: "Digite o código de 6 dígitos que enviamos para {{sentTo}}. Com ele o celular fica registrado na sua conta.",
    },
  },
} as const;
