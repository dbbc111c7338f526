import type { TextModules } from "./shared/i18n/lazy-texts.ts";

/** Text modules of pendencies, documents and uploads. */
export const pendencyTexts = {
  pendencies: {
    "pt-BR": () => import("./features/pendencies/text/pt-br.ts"),
    "en-US": () => import("./features/pendencies/text/en-us.ts"),
    "es-ES": () => import("./features/pendencies/text/es-es.ts"),
  },
  reviewQueue: {
    "pt-BR": () => import("./features/review-queue/text/pt-br.ts"),
    "en-US": () => import("./features/review-queue/text/en-us.ts"),
    "es-ES": () => import("./features/review-queue/text/es-es.ts"),
  },
  pendencyDetail: {
    "pt-BR": () => import("./features/pendency-detail/text/pt-br.ts"),
    "en-US": () => import("./features/pendency-detail/text/en-us.ts"),
    "es-ES": () => import("./features/pendency-detail/text/es-es.ts"),
  },
  pendencyWords: {
    "pt-BR": () => import("./shared/pendencies/text/pt-br.ts"),
    "en-US": () => import("./shared/pendencies/text/en-us.ts"),
    "es-ES": () => import("./shared/pendencies/text/es-es.ts"),
  },
  assignment: {
    "pt-BR": () => import("./shared/pendencies/assignment/text/pt-br.ts"),
    "en-US": () => import("./shared/pendencies/assignment/text/en-us.ts"),
    "es-ES": () => import("./shared/pendencies/assignment/text/es-es.ts"),
  },
  review: {
    "pt-BR": () => import("./features/review/text/pt-br.ts"),
    "en-US": () => import("./features/review/text/en-us.ts"),
    "es-ES": () => import("./features/review/text/es-es.ts"),
  },
  disputes: {
    "pt-BR": () => import("./features/review/disputes/text/pt-br.ts"),
    "en-US": () => import("./features/review/disputes/text/en-us.ts"),
    "es-ES": () => import("./features/review/disputes/text/es-es.ts"),
  },
  sendMany: {
    "pt-BR": () => import("./features/pendencies/send-many/text/pt-br.ts"),
    "en-US": () => import("./features/pendencies/send-many/text/en-us.ts"),
    "es-ES": () => import("./features/pendencies/send-many/text/es-es.ts"),
  },
  serviceMonth: {
    "pt-BR": () => import("./features/service-month/text/pt-br.ts"),
    "en-US": () => import("./features/service-month/text/en-us.ts"),
    "es-ES": () => import("./features/service-month/text/es-es.ts"),
  },
  analysisHistory: {
    "pt-BR": () => import("./features/review/analysis-history/text/pt-br.ts"),
    "en-US": () => import("./features/review/analysis-history/text/en-us.ts"),
    "es-ES": () => import("./features/review/analysis-history/text/es-es.ts"),
  },
  documents: {
    "pt-BR": () => import("./features/documents/text/pt-br.ts"),
    "en-US": () => import("./features/documents/text/en-us.ts"),
    "es-ES": () => import("./features/documents/text/es-es.ts"),
  },
  uploads: {
    "pt-BR": () => import("./shared/uploads/text/pt-br.ts"),
    "en-US": () => import("./shared/uploads/text/en-us.ts"),
    "es-ES": () => import("./shared/uploads/text/es-es.ts"),
  },
  exports: {
    "pt-BR": () => import("./shared/exports/text/pt-br.ts"),
    "en-US": () => import("./shared/exports/text/en-us.ts"),
    "es-ES": () => import("./shared/exports/text/es-es.ts"),
  },
  uploadPanel: {
    "pt-BR": () => import("./features/upload-panel/text/pt-br.ts"),
    "en-US": () => import("./features/upload-panel/text/en-us.ts"),
    "es-ES": () => import("./features/upload-panel/text/es-es.ts"),
  },
} as const satisfies TextModules;
