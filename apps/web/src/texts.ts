import type { TextModules } from "./shared/i18n/lazy-texts.ts";

/** Every namespace of the product. A new one is written here once, with a module for each language. */
export const texts = {
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
} satisfies TextModules;

type Words<M extends () => Promise<{ readonly text: unknown }>> = Awaited<ReturnType<M>>["text"];

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "shared";
    resources: { [N in keyof typeof texts]: Words<(typeof texts)[N]["pt-BR"]> };
  }
}
