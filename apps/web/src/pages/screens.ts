import type { WebPath } from "@emdia/contract/web-paths.ts";
import { type BuiltPath, isBuilt } from "./built-paths.ts";
import type { Screen } from "./screen.ts";

const signIn: Screen = { load: async () => (await import("./sign-in/sign-in-page.tsx")).SignInPage, texts: ["signIn"] };

const builtScreens: { readonly [P in BuiltPath]: Screen } = {
  "/login": signIn,
  "/plataforma/login": signIn,
  "/projetos": { load: async () => (await import("../features/projects/project-list.tsx")).ProjectList, texts: ["projects"] },
  "/minha-conta": { load: async () => (await import("./my-account/my-account-page.tsx")).MyAccountPage, texts: ["myAccount"] },
  "/caixa-de-saida": { load: async () => (await import("./outbox/outbox-page.tsx")).OutboxPage, texts: ["outbox"] },
};

/** What stands at every address that is not built yet. */
const reservedScreen: Screen = {
  load: async () => (await import("./reserved/reserved-page.tsx")).ReservedPage,
  texts: ["reserved", "shell"],
};

/** The root has no screen of its own: the guard leads on from there. */
export const screenAt = (path: WebPath): Screen => (isBuilt(path) ? builtScreens[path] : reservedScreen);
