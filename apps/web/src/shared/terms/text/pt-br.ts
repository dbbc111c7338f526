/** Texts of the terms of use. */
export const text = {
  title: "Termos de uso e privacidade",
  list: "Termos aceitos",
  entry: "Termos de uso",
  version: "Versão {{version}}",
  notAccepted: "Você ainda não aceitou estes termos.",
  acceptance: { acceptedAt: "Aceito em", name: "Nome", address: "Endereço IP", email: "E-mail" },
  accept: {
    title: "Leia e aceite os termos de uso para continuar",
    agree: "Li e aceito os termos",
    later: "Agora não, voltar ao login",
    done: "Termos de uso aceitos. Obrigado!",
  },
} as const;
