export const text = {
  title: "Acesse sua conta",
  email: "E-mail",
  password: "Senha",
  showPassword: "Mostrar senha",
  forgotPassword: "Esqueci minha senha",
  resetPassword: "Redefinir minha senha",
  tryAgain: "Tente de novo {{when}}.",
  reactivation: {
    checking: "Conferindo o link de reativação…",
    fits: "Este link reativa a conta {{email}}. Entre com a sua senha para voltar a usá-la.",
  },
  submit: "Entrar",
  emailRequired: "E-mail é obrigatório",
  emailInvalid: "E-mail inválido",
  passwordRequired: "Senha é obrigatória",
  passwordShort: "A senha tem pelo menos {{length}} caracteres",
  demo: {
    title: "Entre como alguém da demonstração",
    hint: "Um clique entra com o acesso da pessoa.",
  },
} as const;
