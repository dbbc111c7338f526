/** Texts shared by the pages before the sign-in. */
export const text = {
  signIn: "Entrar",
  backToSignIn: "Voltar para o login",
  askAnotherLink: "Solicitar outro link para a senha",
  outbox: "Abrir a caixa de saída da demonstração",
} as const;
