import type { PlanTexts } from "./plan-texts.ts";

export const ptBr: PlanTexts = {
  plans: {
    STP: {
      name: "STP · Serviços de terceiros e previdência",
      description: "Acompanha mês a mês as obrigações trabalhistas e previdenciárias dos fornecedores.",
      analyses: ["Folha de pagamento e recibos", "FGTS, INSS e demais encargos", "Jornada, férias e rescisões", "Certidões da empresa"],
    },
    SSMA: {
      name: "SSMA · Saúde, segurança e meio ambiente",
      description: "Acompanha os documentos de saúde e segurança de cada colaborador e da empresa.",
      analyses: [
        "ASO e programas de saúde e risco",
        "Treinamentos das normas regulamentadoras",
        "EPI e ordens de serviço",
        "Licenças e equipamentos",
      ],
    },
  },
  faq: [
    {
      question: "Um fornecedor pode ter os dois planos?",
      answer: "Sim. Cada fornecedor do projeto tem STP, SSMA ou ambos, e o que falta pode ser acrescentado depois.",
    },
    {
      question: "Posso trocar ou retirar um plano?",
      answer: "Não. Um plano definido fica até o fim do projeto, porque documentos já foram pedidos por ele.",
    },
    {
      question: "O que é o prazo de análise?",
      answer: "É em quantos dias um documento enviado é analisado (e reanalisado, quando volta corrigido). Vale para o plano SSMA.",
    },
    {
      question: "O que é o período do STP?",
      answer: "São os meses dos quais se pedem documentos: do mês inicial ao mês final ou, sem mês final, enquanto o projeto durar.",
    },
  ],
};
