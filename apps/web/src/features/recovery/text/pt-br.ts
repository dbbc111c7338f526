/** The way back in: passwords, links and addresses to confirm. */
export const text = {
  sendAgain: "Enviar de novo",
  supportHint: "Já se passaram mais de 2 horas? Fale com o suporte pelos canais de atendimento.",
  checking: "Conferindo o link…",
  unchecked: "Não foi possível conferir o link",
  email: {
    label: "E-mail",
    emailRequired: "E-mail é obrigatório",
    emailInvalid: "E-mail inválido",
  },
  request: {
    title: "Recuperar senha",
    says: "Informe o e-mail da sua conta. Enviaremos um link para você escolher uma nova senha.",
    submit: "Enviar link",
  },
  password: {
    title: "Alterar senha",
    says: "Nova senha para {{email}}",
    new: "Digite sua nova senha",
    confirm: "Confirme a sua nova senha",
    submit: "Alterar senha",
  },
  confirm: {
    title: "Confirmar e-mail",
    says: "Confirme que {{email}} é o seu e-mail para concluir o cadastro.",
    submit: "Confirmar e-mail",
    done: "E-mail confirmado",
    doneSays: "O e-mail {{email}} foi confirmado. Agora é só entrar com a sua senha.",
  },
  notices: {
    resetSent: {
      title: "Confira o seu e-mail",
      says: "Se houver uma conta com esse e-mail, o link para a nova senha já está a caminho. Ele vale por uma hora; veja também a caixa de spam.",
    },
    passwordChanged: {
      title: "Senha alterada",
      says: "A nova senha já vale, e as sessões abertas em outros aparelhos foram encerradas. Entre com ela.",
    },
    linkExpired: {
      title: "Link expirado",
      says: "Este link já foi usado ou passou do prazo. Solicite um novo: ele chega ao seu e-mail em instantes.",
    },
    linkInvalid: {
      title: "Link inválido",
      says: "Este link está incompleto ou não serve mais. Abra-o direto do e-mail que recebeu, ou solicite um novo.",
    },
    inactive: {
      title: "Conta inativada",
      says: "Sua conta ficou mais de 90 dias sem acesso e foi bloqueada. Enviamos um e-mail para reativá-la; acesse ao menos a cada 90 dias.",
    },
    outdated: {
      title: "Senha desatualizada",
      says: "Sua senha tem mais de 90 dias. Enviamos um e-mail com o link para você escolher uma nova.",
    },
    unverified: {
      title: "Verifique seu e-mail",
      says: "Sua conta ainda não foi concluída: abra o link que enviamos ao seu e-mail. Não chegou? Envie de novo.",
    },
    confirmationSent: {
      title: "Confirmação enviada",
      says: "Se esse e-mail ainda precisa ser confirmado, o link já está a caminho. Veja também a caixa de spam.",
    },
  },
} as const;
