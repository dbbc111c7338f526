import type { WebPath } from "@emdia/contract/web-paths.ts";

type Way = { readonly to: WebPath; readonly text: "signIn" | "backToSignIn" | "askAnotherLink" };
type Notice = {
  readonly text:
    | "resetSent"
    | "passwordChanged"
    | "linkExpired"
    | "linkInvalid"
    | "inactive"
    | "outdated"
    | "unverified"
    | "confirmationSent";
  readonly ways: readonly Way[];
  /** An e-mail was sent: shows the address and the outbox link. */
  readonly mailed?: true;
  /** Offers to send the confirmation again. */
  readonly sendsAgain?: true;
};

const back = { to: "/login", text: "backToSignIn" } as const;
const platformBack = { to: "/plataforma/login", text: "backToSignIn" } as const;
const another = { to: "/login/recuperar-senha", text: "askAnotherLink" } as const;

/** Notice pages by path. The first link is the main action. */
export const notices = {
  "/login/recuperacao-senha-enviada": { text: "resetSent", ways: [back], mailed: true },
  "/login/senha-alterada": { text: "passwordChanged", ways: [{ to: "/login", text: "signIn" }] },
  "/login/link-expirado": { text: "linkExpired", ways: [another, back] },
  "/login/link-invalido": { text: "linkInvalid", ways: [back, another] },
  "/login/conta-inativada": { text: "inactive", ways: [back], mailed: true },
  "/login/senha-desatualizada": { text: "outdated", ways: [back, another], mailed: true },
  "/login/verifique-seu-email": { text: "unverified", ways: [back], mailed: true, sendsAgain: true },
  "/login/confirmacao-enviada": { text: "confirmationSent", ways: [back], mailed: true },
  "/plataforma/link-invalido": { text: "linkInvalid", ways: [platformBack, another] },
  "/plataforma/verifique-seu-email": { text: "unverified", ways: [platformBack], mailed: true, sendsAgain: true },
} as const satisfies { readonly [P in WebPath]?: Notice };

export type NoticePath = keyof typeof notices;
export const noticeAt = (path: NoticePath): Notice => notices[path];
