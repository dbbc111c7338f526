import type { BuiltPath } from "./built-paths.ts";
import type { Screen } from "./screen.ts";

const signIn: Screen = { load: async () => (await import("./sign-in/sign-in-page.tsx")).SignInPage, texts: ["signIn"] };

export const builtScreens: { readonly [P in BuiltPath]: Screen } = {
  "/login": signIn,
  "/plataforma/login": signIn,
  "/projetos": { load: async () => (await import("../features/projects/project-list.tsx")).ProjectList, texts: ["projects"] },
  "/minha-conta": { load: async () => (await import("./my-account/my-account-page.tsx")).MyAccountPage, texts: ["myAccount"] },
  "/caixa-de-saida": { load: async () => (await import("./outbox/outbox-page.tsx")).OutboxPage, texts: ["outbox"] },
};

/** What stands at every address that is not built yet. */
export const reservedScreen: Screen = {
  load: async () => (await import("./reserved/reserved-page.tsx")).ReservedPage,
  texts: ["reserved", "shell"],
};
