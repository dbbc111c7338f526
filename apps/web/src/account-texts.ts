import type { TextModules } from "./shared/i18n/lazy-texts.ts";

/** Text modules of the account of the signed-in user and its notices. */
export const accountTexts = {
  secondFactor: {
    "pt-BR": () => import("./features/second-factor/text/pt-br.ts"),
    "en-US": () => import("./features/second-factor/text/en-us.ts"),
    "es-ES": () => import("./features/second-factor/text/es-es.ts"),
  },
  oneTimeCode: {
    "pt-BR": () => import("./shared/one-time-code/text/pt-br.ts"),
    "en-US": () => import("./shared/one-time-code/text/en-us.ts"),
    "es-ES": () => import("./shared/one-time-code/text/es-es.ts"),
  },
  myData: {
    "pt-BR": () => import("./features/my-account-data/text/pt-br.ts"),
    "en-US": () => import("./features/my-account-data/text/en-us.ts"),
    "es-ES": () => import("./features/my-account-data/text/es-es.ts"),
  },
  mySecurity: {
    "pt-BR": () => import("./features/my-account-security/text/pt-br.ts"),
    "en-US": () => import("./features/my-account-security/text/en-us.ts"),
    "es-ES": () => import("./features/my-account-security/text/es-es.ts"),
  },
  mySessions: {
    "pt-BR": () => import("./features/my-account-sessions/text/pt-br.ts"),
    "en-US": () => import("./features/my-account-sessions/text/en-us.ts"),
    "es-ES": () => import("./features/my-account-sessions/text/es-es.ts"),
  },
  myCompany: {
    "pt-BR": () => import("./features/my-account-company/text/pt-br.ts"),
    "en-US": () => import("./features/my-account-company/text/en-us.ts"),
    "es-ES": () => import("./features/my-account-company/text/es-es.ts"),
  },
  billingAddress: {
    "pt-BR": () => import("./features/billing-address/text/pt-br.ts"),
    "en-US": () => import("./features/billing-address/text/en-us.ts"),
    "es-ES": () => import("./features/billing-address/text/es-es.ts"),
  },
  inbox: {
    "pt-BR": () => import("./features/inbox/text/pt-br.ts"),
    "en-US": () => import("./features/inbox/text/en-us.ts"),
    "es-ES": () => import("./features/inbox/text/es-es.ts"),
  },
  noticeSettings: {
    "pt-BR": () => import("./features/notice-settings/text/pt-br.ts"),
    "en-US": () => import("./features/notice-settings/text/en-us.ts"),
    "es-ES": () => import("./features/notice-settings/text/es-es.ts"),
  },
} as const satisfies TextModules;
