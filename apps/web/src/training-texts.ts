import type { TextModules } from "./shared/i18n/lazy-texts.ts";

/** Text modules of trainings and risk schedules. */
export const trainingTexts = {
  trainingWords: {
    "pt-BR": () => import("./shared/trainings/text/pt-br.ts"),
    "en-US": () => import("./shared/trainings/text/en-us.ts"),
    "es-ES": () => import("./shared/trainings/text/es-es.ts"),
  },
  trainingOffers: {
    "pt-BR": () => import("./shared/trainings/offers/text/pt-br.ts"),
    "en-US": () => import("./shared/trainings/offers/text/en-us.ts"),
    "es-ES": () => import("./shared/trainings/offers/text/es-es.ts"),
  },
  trainings: {
    "pt-BR": () => import("./features/trainings/text/pt-br.ts"),
    "en-US": () => import("./features/trainings/text/en-us.ts"),
    "es-ES": () => import("./features/trainings/text/es-es.ts"),
  },
  trainingClass: {
    "pt-BR": () => import("./features/training-class/text/pt-br.ts"),
    "en-US": () => import("./features/training-class/text/en-us.ts"),
    "es-ES": () => import("./features/training-class/text/es-es.ts"),
  },
  trainingCertificates: {
    "pt-BR": () => import("./features/training-class/certificates/text/pt-br.ts"),
    "en-US": () => import("./features/training-class/certificates/text/en-us.ts"),
    "es-ES": () => import("./features/training-class/certificates/text/es-es.ts"),
  },
  trainingAttendance: {
    "pt-BR": () => import("./features/training-attendance/text/pt-br.ts"),
    "en-US": () => import("./features/training-attendance/text/en-us.ts"),
    "es-ES": () => import("./features/training-attendance/text/es-es.ts"),
  },
  riskSchedule: {
    "pt-BR": () => import("./features/risk-schedule/text/pt-br.ts"),
    "en-US": () => import("./features/risk-schedule/text/en-us.ts"),
    "es-ES": () => import("./features/risk-schedule/text/es-es.ts"),
  },
  riskScheduleCalendar: {
    "pt-BR": () => import("./features/risk-schedule/calendar/text/pt-br.ts"),
    "en-US": () => import("./features/risk-schedule/calendar/text/en-us.ts"),
    "es-ES": () => import("./features/risk-schedule/calendar/text/es-es.ts"),
  },
  riskScheduleForm: {
    "pt-BR": () => import("./features/risk-schedule/form/text/pt-br.ts"),
    "en-US": () => import("./features/risk-schedule/form/text/en-us.ts"),
    "es-ES": () => import("./features/risk-schedule/form/text/es-es.ts"),
  },
  workPermits: {
    "pt-BR": () => import("./features/risk-schedule/permits/text/pt-br.ts"),
    "en-US": () => import("./features/risk-schedule/permits/text/en-us.ts"),
    "es-ES": () => import("./features/risk-schedule/permits/text/es-es.ts"),
  },
  permitWords: {
    "pt-BR": () => import("./shared/work-permits/text/pt-br.ts"),
    "en-US": () => import("./shared/work-permits/text/en-us.ts"),
    "es-ES": () => import("./shared/work-permits/text/es-es.ts"),
  },
  permitInfo: {
    "pt-BR": () => import("./features/permit-info/text/pt-br.ts"),
    "en-US": () => import("./features/permit-info/text/en-us.ts"),
    "es-ES": () => import("./features/permit-info/text/es-es.ts"),
  },
} as const satisfies TextModules;
