import type { Translated } from "../../../shared/i18n/translated.ts";
import type { text as ptBr } from "./pt-br.ts";

export const text = {
  skipToContent: "Saltar al contenido",
  loadingPage: "Cargando la página…",
  appearance: {
    label: "Apariencia",
    turn: "Alternar entre apariencia clara y oscura",
    light: "Clara",
    dark: "Oscura",
    auto: "Del sistema",
  },
  language: "Idioma",
  error: {
    notFoundTitle: "No se encontró nada.",
    notFoundText: "Lo sentimos, la página que busca no se encontró por aquí.",
    platformNotFound: "This page could not be found",
    title: "Algo pasó :(",
    text: "La página no pudo mostrarse. Lo que ya había guardado sigue guardado.",
    reference: "Código para soporte: {{reference}}",
    home: "Ir a la página de inicio",
  },
} as const satisfies Translated<typeof ptBr>;
