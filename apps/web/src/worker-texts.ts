import type { TextModules } from "./shared/i18n/lazy-texts.ts";

/** Text modules of workers. */
export const workerTexts = {
  badges: {
    "pt-BR": () => import("./features/badges/text/pt-br.ts"),
    "en-US": () => import("./features/badges/text/en-us.ts"),
    "es-ES": () => import("./features/badges/text/es-es.ts"),
  },
  badgeInfo: {
    "pt-BR": () => import("./features/badge-info/text/pt-br.ts"),
    "en-US": () => import("./features/badge-info/text/en-us.ts"),
    "es-ES": () => import("./features/badge-info/text/es-es.ts"),
  },
  badge: {
    "pt-BR": () => import("./shared/badge/text/pt-br.ts"),
    "en-US": () => import("./shared/badge/text/en-us.ts"),
    "es-ES": () => import("./shared/badge/text/es-es.ts"),
  },
  badgeConfig: {
    "pt-BR": () => import("./features/badge-config/text/pt-br.ts"),
    "en-US": () => import("./features/badge-config/text/en-us.ts"),
    "es-ES": () => import("./features/badge-config/text/es-es.ts"),
  },
  workerMovements: {
    "pt-BR": () => import("./features/worker-movements/text/pt-br.ts"),
    "en-US": () => import("./features/worker-movements/text/en-us.ts"),
    "es-ES": () => import("./features/worker-movements/text/es-es.ts"),
  },
  workerDrawer: {
    "pt-BR": () => import("./features/worker-drawer/text/pt-br.ts"),
    "en-US": () => import("./features/worker-drawer/text/en-us.ts"),
    "es-ES": () => import("./features/worker-drawer/text/es-es.ts"),
  },
  workers: {
    "pt-BR": () => import("./features/workers/text/pt-br.ts"),
    "en-US": () => import("./features/workers/text/en-us.ts"),
    "es-ES": () => import("./features/workers/text/es-es.ts"),
  },
  mayWork: {
    "pt-BR": () => import("./shared/workers/may-work/text/pt-br.ts"),
    "en-US": () => import("./shared/workers/may-work/text/en-us.ts"),
    "es-ES": () => import("./shared/workers/may-work/text/es-es.ts"),
  },
  workerPhoto: {
    "pt-BR": () => import("./shared/workers/photo/text/pt-br.ts"),
    "en-US": () => import("./shared/workers/photo/text/en-us.ts"),
    "es-ES": () => import("./shared/workers/photo/text/es-es.ts"),
  },
  imports: {
    "pt-BR": () => import("./features/imports/text/pt-br.ts"),
    "en-US": () => import("./features/imports/text/en-us.ts"),
    "es-ES": () => import("./features/imports/text/es-es.ts"),
  },
  workerProfile: {
    "pt-BR": () => import("./features/worker-profile/text/pt-br.ts"),
    "en-US": () => import("./features/worker-profile/text/en-us.ts"),
    "es-ES": () => import("./features/worker-profile/text/es-es.ts"),
  },
  workerTrainings: {
    "pt-BR": () => import("./features/worker-profile/trainings/text/pt-br.ts"),
    "en-US": () => import("./features/worker-profile/trainings/text/en-us.ts"),
    "es-ES": () => import("./features/worker-profile/trainings/text/es-es.ts"),
  },
  workerForm: {
    "pt-BR": () => import("./features/worker-form/text/pt-br.ts"),
    "en-US": () => import("./features/worker-form/text/en-us.ts"),
    "es-ES": () => import("./features/worker-form/text/es-es.ts"),
  },
} as const satisfies TextModules;
