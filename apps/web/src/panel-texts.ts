import type { TextModules } from "./shared/i18n/lazy-texts.ts";

/** Text modules of the management panels. */
export const panelTexts = {
  panels: {
    "pt-BR": () => import("./features/panels/text/pt-br.ts"),
    "en-US": () => import("./features/panels/text/en-us.ts"),
    "es-ES": () => import("./features/panels/text/es-es.ts"),
  },
} as const satisfies TextModules;
