import type { ReservedPath } from "../../reserved-paths.ts";

/** Texts of the paths without a screen: the planned feature, and how to do the same until then. The compiler requires one entry per path. */
export const text = {
  "/auth-callback": {
    title: "Entrando com outra conta",
    says: "Aqui termina o acesso com Google ou Microsoft; até lá, entre com e-mail e senha.",
  },
  "/auth-callback/conta-nao-concluida": {
    title: "Conta não concluída",
    says: "Aqui vamos mostrar o que falta no cadastro de quem entra com Google ou Microsoft; até lá, entre com e-mail e senha.",
  },
  "/auth-callback/conta-nao-encontrada": {
    title: "Conta não encontrada",
    says: "Aqui vamos explicar que nenhuma conta usa o e-mail do Google ou da Microsoft; até lá, entre com e-mail e senha.",
  },
  "/plataforma/selecionar-sistema": {
    title: "Selecionar sistema",
    says: "Aqui você vai escolher em qual dos sistemas quer trabalhar com o mesmo acesso; até lá, entre e siga direto para os projetos.",
  },
  "/integracao-contract-v3": {
    title: "Integração de contratos",
    says: "Aqui o sistema de contratos vai trocar com o Em Dia agendamentos e pessoas; até lá, veja os projetos em andamento.",
  },
  "/experimental": {
    title: "Experimental",
    says: "Aqui novidades vão ser experimentadas por quem quiser, antes de chegarem a todos; até lá, o dia a dia está nos projetos.",
  },
  "/homologacao": {
    title: "Homologação",
    says: "Aqui você vai avaliar um fornecedor pelo CNPJ antes de contratá-lo; até lá, veja os fornecedores pelos projetos.",
  },
  "/homologacao/resultado/{id}": {
    title: "Resultado da homologação",
    says: "Aqui vai estar o relatório do fornecedor avaliado, com cada ponto explicado; até lá, veja os fornecedores pelos projetos.",
  },
  "/notas-de-analise": {
    title: "Notas de análise",
    says: "Aqui quem analisa vai guardar as notas de cada empresa para a próxima conferência; até lá, veja os projetos em andamento.",
  },
  "/observacoes": {
    title: "Observações",
    says: "Aqui vão estar as observações registradas sobre cada empresa; até lá, veja os projetos em andamento.",
  },
  "/loja-epi": {
    title: "Loja de EPI",
    says: "Aqui você vai comprar equipamentos de proteção e acompanhar o carrinho; até lá, volte para os projetos.",
  },
  "/aso": {
    title: "Exame ocupacional",
    says: "Aqui você vai agendar o exame em uma clínica parceira, e o ASO vai resolver a pendência sozinho; até lá, volte para os projetos.",
  },
  "/norma-regulamentadora": {
    title: "Normas regulamentadoras",
    says: "Aqui você vai contratar o que cada norma regulamentadora pede da sua empresa; até lá, volte para os projetos.",
  },
} as const satisfies { readonly [P in ReservedPath]: { readonly title: string; readonly says: string } };
