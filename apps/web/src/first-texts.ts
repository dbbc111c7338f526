import type { TextModules } from "./shared/i18n/lazy-texts.ts";

/** The words of the pages on which people begin: where these are is known with the first byte, where the others are when somebody goes there. */
export const firstTexts = {
  shared: {
    "pt-BR": () => import("./shared/i18n/text/pt-br.ts"),
    "en-US": () => import("./shared/i18n/text/en-us.ts"),
    "es-ES": () => import("./shared/i18n/text/es-es.ts"),
  },
  errors: {
    "pt-BR": () => import("./shared/errors/text/pt-br.ts"),
    "en-US": () => import("./shared/errors/text/en-us.ts"),
    "es-ES": () => import("./shared/errors/text/es-es.ts"),
  },
  signIn: {
    "pt-BR": () => import("./features/sign-in/text/pt-br.ts"),
    "en-US": () => import("./features/sign-in/text/en-us.ts"),
    "es-ES": () => import("./features/sign-in/text/es-es.ts"),
  },
  frame: {
    "pt-BR": () => import("./pages/router/text/pt-br.ts"),
    "en-US": () => import("./pages/router/text/en-us.ts"),
    "es-ES": () => import("./pages/router/text/es-es.ts"),
  },
  shell: {
    "pt-BR": () => import("./pages/text/pt-br.ts"),
    "en-US": () => import("./pages/text/en-us.ts"),
    "es-ES": () => import("./pages/text/es-es.ts"),
  },
  entrance: {
    "pt-BR": () => import("./pages/layouts/text/pt-br.ts"),
    "en-US": () => import("./pages/layouts/text/en-us.ts"),
    "es-ES": () => import("./pages/layouts/text/es-es.ts"),
  },
  projects: {
    "pt-BR": () => import("./features/projects/text/pt-br.ts"),
    "en-US": () => import("./features/projects/text/en-us.ts"),
    "es-ES": () => import("./features/projects/text/es-es.ts"),
  },
} as const satisfies TextModules;
