import type { Translated } from "../../../shared/i18n/translated.ts";
import type { text as ptBr } from "./pt-br.ts";

export const text = {
  skipToContent: "Skip to content",
  loadingPage: "Loading the page…",
  appearance: { label: "Appearance", turn: "Switch between light and dark", light: "Light", dark: "Dark", auto: "System" },
  language: "Language",
  error: {
    notFoundTitle: "Nothing was found.",
    notFoundText: "Sorry, the page you are looking for was not found around here.",
    platformNotFound: "This page could not be found",
    title: "Something happened :(",
    text: "The page could not be shown. What you had saved is still saved.",
    reference: "Code for support: {{reference}}",
    home: "Go to the home page",
  },
} as const satisfies Translated<typeof ptBr>;
