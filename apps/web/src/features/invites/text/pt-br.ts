/** Coming in by an invitation. */
export const text = {
  confirming: "Conferindo o convite…",
  unconfirmed: "Não foi possível conferir o convite",
  into: {
    company: "Você foi convidado para {{company}}.",
    project: "Você foi convidado para um projeto de {{company}}.",
    newCompany: "Crie a sua conta para cadastrar {{company}}: você será o titular da conta da empresa.",
    as: "Perfil de acesso: {{profile}}.",
    by: "Convite enviado por {{name}}.",
  },
  person: {
    name: "Nome completo",
    nameRequired: "Nome é um campo obrigatório",
    phone: "Telefone",
    phoneRequired: "Telefone é um campo obrigatório",
    phoneInvalid: "Telefone inválido",
    email: "E-mail",
    emailFixed: "É o e-mail que recebeu o convite e não pode ser trocado aqui.",
  },
  consent: {
    label: "Li e aceito os termos de uso e privacidade",
    read: "Ler os termos de uso",
    required: "É preciso aceitar os termos de uso para criar a conta",
  },
  create: {
    title: "Criar conta",
    password: "Senha",
    confirm: "Confirme a senha",
    submit: "Criar conta",
    haveAccount: "Já tenho conta",
    welcome: "Bem-vindo ao Em Dia, {{name}}! Sua conta foi criada.",
  },
  accept: {
    title: "Concluir cadastro",
    says: "O e-mail {{email}} já tem conta no Em Dia. Aceite o convite e entre com a senha que você já usa.",
    submit: "Aceitar convite",
    done: "Convite aceito. Agora é só entrar.",
  },
  used: {
    company: {
      title: "Convite já utilizado",
      says: "Este convite já foi aceito e só funciona uma vez. Se foi você quem aceitou, entre com a sua conta.",
    },
    project: {
      title: "Convite de projeto já utilizado",
      says: "O convite para este projeto já foi aceito e só funciona uma vez. Se foi você quem aceitou, entre com a sua conta.",
    },
    forgot: "Esqueci minha senha",
  },
} as const;
