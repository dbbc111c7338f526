/** The words of the frame around every page, and of the page that says what went wrong. */
export const text = {
  skipToContent: "Pular para o conteúdo",
  loadingPage: "Carregando a página…",
  appearance: { label: "Aparência", turn: "Alternar entre aparência clara e escura", light: "Clara", dark: "Escura", auto: "Do sistema" },
  language: "Idioma",
  error: {
    notFoundTitle: "Nada foi encontrado.",
    notFoundText: "Desculpe, a página que você está procurando não foi encontrada por aqui.",
    platformNotFound: "This page could not be found",
    title: "Algo aconteceu :(",
    text: "A página não pôde ser mostrada. O que você já tinha salvo continua salvo.",
    reference: "Código para o suporte: {{reference}}",
    home: "Ir para página inicial",
  },
} as const;
