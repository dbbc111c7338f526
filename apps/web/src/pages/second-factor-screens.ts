import type { WebPath } from "@emdia/contract/web-paths.ts";
import type { Screen } from "./screen.ts";

const texts = ["secondFactor", "oneTimeCode", "doorway"] as const;
const code: Screen = { load: async () => (await import("../features/second-factor/code-screen.tsx")).CodeScreen, texts };

/** Screens of the second factor during sign-in. */
export const secondFactorScreens = {
  "/seguranca/verifique-sua-identidade": {
    load: async () => (await import("../features/second-factor/verify-identity.tsx")).VerifyIdentity,
    texts,
  },
  "/seguranca/cadastrar-telefone": {
    load: async () => (await import("../features/second-factor/register-phone.tsx")).RegisterPhone,
    texts,
  },
  "/seguranca/codigo-de-verificacao": code,
  "/seguranca/mfa-sms": code,
  "/login/codigo-de-verificacao": code,
} as const satisfies { readonly [P in WebPath]?: Screen };
