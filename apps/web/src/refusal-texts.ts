import type { TextModules } from "./shared/i18n/lazy-texts.ts";

/** Refusal texts, one namespace per area. */
export const refusalTexts = {
  identityRefusals: {
    "pt-BR": () => import("./shared/errors/text/identity/pt-br.ts"),
    "en-US": () => import("./shared/errors/text/identity/en-us.ts"),
    "es-ES": () => import("./shared/errors/text/identity/es-es.ts"),
  },
  comingInRefusals: {
    "pt-BR": () => import("./shared/errors/text/coming-in/pt-br.ts"),
    "en-US": () => import("./shared/errors/text/coming-in/en-us.ts"),
    "es-ES": () => import("./shared/errors/text/coming-in/es-es.ts"),
  },
  secondFactorRefusals: {
    "pt-BR": () => import("./shared/errors/text/second-factor/pt-br.ts"),
    "en-US": () => import("./shared/errors/text/second-factor/en-us.ts"),
    "es-ES": () => import("./shared/errors/text/second-factor/es-es.ts"),
  },
  companyRefusals: {
    "pt-BR": () => import("./shared/errors/text/companies/pt-br.ts"),
    "en-US": () => import("./shared/errors/text/companies/en-us.ts"),
    "es-ES": () => import("./shared/errors/text/companies/es-es.ts"),
  },
  documentRefusals: {
    "pt-BR": () => import("./shared/errors/text/documents/pt-br.ts"),
    "en-US": () => import("./shared/errors/text/documents/en-us.ts"),
    "es-ES": () => import("./shared/errors/text/documents/es-es.ts"),
  },
  customFieldRefusals: {
    "pt-BR": () => import("./shared/errors/text/custom-fields/pt-br.ts"),
    "en-US": () => import("./shared/errors/text/custom-fields/en-us.ts"),
    "es-ES": () => import("./shared/errors/text/custom-fields/es-es.ts"),
  },
  facilityRefusals: {
    "pt-BR": () => import("./shared/errors/text/facilities/pt-br.ts"),
    "en-US": () => import("./shared/errors/text/facilities/en-us.ts"),
    "es-ES": () => import("./shared/errors/text/facilities/es-es.ts"),
  },
  profileRefusals: {
    "pt-BR": () => import("./shared/errors/text/profiles/pt-br.ts"),
    "en-US": () => import("./shared/errors/text/profiles/en-us.ts"),
    "es-ES": () => import("./shared/errors/text/profiles/es-es.ts"),
  },
  peopleRefusals: {
    "pt-BR": () => import("./shared/errors/text/people/pt-br.ts"),
    "en-US": () => import("./shared/errors/text/people/en-us.ts"),
    "es-ES": () => import("./shared/errors/text/people/es-es.ts"),
  },
  catalogueRefusals: {
    "pt-BR": () => import("./shared/errors/text/catalogue/pt-br.ts"),
    "en-US": () => import("./shared/errors/text/catalogue/en-us.ts"),
    "es-ES": () => import("./shared/errors/text/catalogue/es-es.ts"),
  },
  workerRefusals: {
    "pt-BR": () => import("./shared/errors/text/workers/pt-br.ts"),
    "en-US": () => import("./shared/errors/text/workers/en-us.ts"),
    "es-ES": () => import("./shared/errors/text/workers/es-es.ts"),
  },
  movementRefusals: {
    "pt-BR": () => import("./shared/errors/text/movements/pt-br.ts"),
    "en-US": () => import("./shared/errors/text/movements/en-us.ts"),
    "es-ES": () => import("./shared/errors/text/movements/es-es.ts"),
  },
  restrictionRefusals: {
    "pt-BR": () => import("./shared/errors/text/restrictions/pt-br.ts"),
    "en-US": () => import("./shared/errors/text/restrictions/en-us.ts"),
    "es-ES": () => import("./shared/errors/text/restrictions/es-es.ts"),
  },
  pendencyRefusals: {
    "pt-BR": () => import("./shared/errors/text/pendencies/pt-br.ts"),
    "en-US": () => import("./shared/errors/text/pendencies/en-us.ts"),
    "es-ES": () => import("./shared/errors/text/pendencies/es-es.ts"),
  },
  projectRefusals: {
    "pt-BR": () => import("./shared/errors/text/projects/pt-br.ts"),
    "en-US": () => import("./shared/errors/text/projects/en-us.ts"),
    "es-ES": () => import("./shared/errors/text/projects/es-es.ts"),
  },
  importRefusals: {
    "pt-BR": () => import("./shared/errors/text/imports/pt-br.ts"),
    "en-US": () => import("./shared/errors/text/imports/en-us.ts"),
    "es-ES": () => import("./shared/errors/text/imports/es-es.ts"),
  },
  noticeRefusals: {
    "pt-BR": () => import("./shared/errors/text/notices/pt-br.ts"),
    "en-US": () => import("./shared/errors/text/notices/en-us.ts"),
    "es-ES": () => import("./shared/errors/text/notices/es-es.ts"),
  },
  trainingRefusals: {
    "pt-BR": () => import("./shared/errors/text/trainings/pt-br.ts"),
    "en-US": () => import("./shared/errors/text/trainings/en-us.ts"),
    "es-ES": () => import("./shared/errors/text/trainings/es-es.ts"),
  },
  riskScheduleRefusals: {
    "pt-BR": () => import("./shared/errors/text/risk-schedule/pt-br.ts"),
    "en-US": () => import("./shared/errors/text/risk-schedule/en-us.ts"),
    "es-ES": () => import("./shared/errors/text/risk-schedule/es-es.ts"),
  },
  supplierRefusals: {
    "pt-BR": () => import("./shared/errors/text/suppliers/pt-br.ts"),
    "en-US": () => import("./shared/errors/text/suppliers/en-us.ts"),
    "es-ES": () => import("./shared/errors/text/suppliers/es-es.ts"),
  },
  panelRefusals: {
    "pt-BR": () => import("./shared/errors/text/panels/pt-br.ts"),
    "en-US": () => import("./shared/errors/text/panels/en-us.ts"),
    "es-ES": () => import("./shared/errors/text/panels/es-es.ts"),
  },
  searchRefusals: {
    "pt-BR": () => import("./shared/errors/text/search/pt-br.ts"),
    "en-US": () => import("./shared/errors/text/search/en-us.ts"),
    "es-ES": () => import("./shared/errors/text/search/es-es.ts"),
  },
  gateRefusals: {
    "pt-BR": () => import("./shared/errors/text/gate/pt-br.ts"),
    "en-US": () => import("./shared/errors/text/gate/en-us.ts"),
    "es-ES": () => import("./shared/errors/text/gate/es-es.ts"),
  },
  badgeRefusals: {
    "pt-BR": () => import("./shared/errors/text/badges/pt-br.ts"),
    "en-US": () => import("./shared/errors/text/badges/en-us.ts"),
    "es-ES": () => import("./shared/errors/text/badges/es-es.ts"),
  },
} as const satisfies TextModules;
