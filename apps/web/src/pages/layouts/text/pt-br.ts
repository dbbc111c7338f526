/** What stands beside the sign-in form. */
export const text = {
  slides: {
    label: "Apresentação",
    kind: "carrossel",
    slide: "slide",
    position: "{{index}} de {{total}}",
    previous: "Slide anterior",
    next: "Próximo slide",
    documents: {
      title: "Documentos em dia, obra andando",
      subtitle: "Cada fornecedor sabe o que falta enviar, e a contratante vê na hora o que já foi aprovado.",
      image: "O sol nasce atrás da serra e da torre de uma mina.",
    },
    people: {
      title: "Gente liberada antes de chegar à portaria",
      subtitle: "Exames, treinamentos e vínculos conferidos por pessoa e por projeto, com validade sempre à vista.",
      image: "O sol já alto sobre torres e linhas de energia.",
    },
    projects: {
      title: "Todos os projetos no mesmo horizonte",
      subtitle: "Prazos, riscos e pendências de cada projeto em um só lugar, para quem contrata e para quem fornece.",
      image: "O sol inteiro sobre prédios em construção e um guindaste.",
    },
  },
  metrics: {
    label: "Em números",
    moreThan: "mais de",
    millions: "{{value}} milhões",
    thousands: "{{value}} mil",
    documents: "documentos recebidos por mês",
    companies: "empresas monitoradas",
    lives: "vidas monitoradas por ano",
  },
  support: {
    label: "Canal de atendimento",
    chat: "Chat na tela",
    chatHours: "Segunda a quinta, das 8h às 17h; sexta, das 8h às 16h",
    phone: "Telefone {{phone}}",
    phoneHours: "Segunda a quinta, das 8h às 17h30; sexta, das 8h às 16h30",
  },
  newCompany: { question: "Sua empresa ainda não usa o Em Dia?", ask: "Solicite um convite" },
  platform: {
    name: "Plataforma",
    title: "Um acesso, todos os sistemas.",
    subtitle: "A mesma conta abre cada sistema da sua empresa.",
  },
} as const;
