import type { WebPath } from "@emdia/contract/web-paths.ts";

type Entrance = { readonly form: WebPath; readonly sent: WebPath; readonly failed: WebPath; readonly signIn: WebPath };

/** Two routes share the same form and the same two outcome pages. */
export const entrances = {
  own: { form: "/convite/criar", sent: "/convite/enviado-com-sucesso", failed: "/convite/erro", signIn: "/login" },
  platform: {
    form: "/plataforma/convite/criar",
    sent: "/plataforma/convite/enviado-com-sucesso",
    failed: "/plataforma/convite/erro",
    signIn: "/plataforma/login",
  },
} as const satisfies { readonly [name: string]: Entrance };
export type EntranceName = keyof typeof entrances;
