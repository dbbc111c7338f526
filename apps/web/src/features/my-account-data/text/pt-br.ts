/** What a person keeps about themselves. */
export const text = {
  title: "Dados pessoais",
  says: "O que a plataforma sabe de você, e como ela aparece para você.",
  name: {
    title: "Quem é você",
    says: "Seu nome aparece no histórico do que você faz e para as pessoas das suas empresas.",
    label: "Nome completo",
    required: "Informe seu nome",
    tooLong: "O nome tem no máximo {{max}} caracteres",
    email: "E-mail",
    emailSays: "É com ele que você entra; não pode ser trocado aqui.",
    save: "Salvar nome",
  },
  password: {
    title: "Senha",
    says: "Enviamos um link para o seu e-mail, com o qual você escolhe uma nova senha. Ao trocar, você sai de todos os aparelhos.",
    send: "Enviar link para trocar a senha",
    again: "Enviar de novo",
    sent: "Enviamos um link para {{email}}. Ele vale por uma hora.",
  },
  preferences: { title: "Idioma e aparência", says: "Valem em todos os navegadores em que você entrar." },
  companies: {
    title: "Minhas empresas",
    says: "Onde você trabalha na plataforma, e com qual perfil.",
    owner: "Proprietário(a)",
    none: "Você ainda não faz parte de nenhuma empresa.",
    more: "Mostrar mais empresas",
  },
  terms: {
    title: "Termos aceitos",
    says: "O texto de cada um está no menu da conta, em Termos de uso.",
    version: "Versão {{version}}",
    none: "Nenhum termo aceito ainda.",
  },
} as const;
