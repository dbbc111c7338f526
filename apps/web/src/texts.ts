import { permissionLabelsIn } from "@emdia/contract/permission-labels.ts";
import { permissionSentencesIn } from "@emdia/contract/permission-sentences.ts";
import { accountTexts } from "./account-texts.ts";
import { firstTexts } from "./first-texts.ts";
import { panelTexts } from "./panel-texts.ts";
import { pendencyTexts } from "./pendency-texts.ts";
import { refusalTexts } from "./refusal-texts.ts";
import type { TextModules } from "./shared/i18n/lazy-texts.ts";
import { trainingTexts } from "./training-texts.ts";
import { workerTexts } from "./worker-texts.ts";

/** Every text namespace. A new one is added here, with a module per language; only firstTexts are bundled with the start pages. */
export const texts = {
  ...firstTexts,
  ...accountTexts,
  ...workerTexts,
  ...pendencyTexts,
  ...trainingTexts,
  ...panelTexts,
  ...refusalTexts,
  companySelector: {
    "pt-BR": () => import("./features/company-selector/text/pt-br.ts"),
    "en-US": () => import("./features/company-selector/text/en-us.ts"),
    "es-ES": () => import("./features/company-selector/text/es-es.ts"),
  },
  unsubscribe: {
    "pt-BR": () => import("./features/unsubscribe/text/pt-br.ts"),
    "en-US": () => import("./features/unsubscribe/text/en-us.ts"),
    "es-ES": () => import("./features/unsubscribe/text/es-es.ts"),
  },
  importWords: {
    "pt-BR": () => import("./shared/imports/text/pt-br.ts"),
    "en-US": () => import("./shared/imports/text/en-us.ts"),
    "es-ES": () => import("./shared/imports/text/es-es.ts"),
  },
  customValues: {
    "pt-BR": () => import("./shared/custom-values/text/pt-br.ts"),
    "en-US": () => import("./shared/custom-values/text/en-us.ts"),
    "es-ES": () => import("./shared/custom-values/text/es-es.ts"),
  },
  customFields: {
    "pt-BR": () => import("./features/custom-fields/text/pt-br.ts"),
    "en-US": () => import("./features/custom-fields/text/en-us.ts"),
    "es-ES": () => import("./features/custom-fields/text/es-es.ts"),
  },
  activityTypes: {
    "pt-BR": () => import("./features/activity-types/text/pt-br.ts"),
    "en-US": () => import("./features/activity-types/text/en-us.ts"),
    "es-ES": () => import("./features/activity-types/text/es-es.ts"),
  },
  restrictions: {
    "pt-BR": () => import("./features/restrictions/text/pt-br.ts"),
    "en-US": () => import("./features/restrictions/text/en-us.ts"),
    "es-ES": () => import("./features/restrictions/text/es-es.ts"),
  },
  supplierSearch: {
    "pt-BR": () => import("./shared/suppliers/text/pt-br.ts"),
    "en-US": () => import("./shared/suppliers/text/en-us.ts"),
    "es-ES": () => import("./shared/suppliers/text/es-es.ts"),
  },
  permissionLabels: {
    "pt-BR": async () => ({ text: await permissionLabelsIn["pt-BR"]() }),
    "en-US": async () => ({ text: await permissionLabelsIn["en-US"]() }),
    "es-ES": async () => ({ text: await permissionLabelsIn["es-ES"]() }),
  },
  permissionSentences: {
    "pt-BR": async () => ({ text: await permissionSentencesIn["pt-BR"]() }),
    "en-US": async () => ({ text: await permissionSentencesIn["en-US"]() }),
    "es-ES": async () => ({ text: await permissionSentencesIn["es-ES"]() }),
  },
  people: {
    "pt-BR": () => import("./features/people/text/pt-br.ts"),
    "en-US": () => import("./features/people/text/en-us.ts"),
    "es-ES": () => import("./features/people/text/es-es.ts"),
  },
  accessProfiles: {
    "pt-BR": () => import("./features/access-profiles/text/pt-br.ts"),
    "en-US": () => import("./features/access-profiles/text/en-us.ts"),
    "es-ES": () => import("./features/access-profiles/text/es-es.ts"),
  },
  robot: {
    "pt-BR": () => import("./shared/robot/text/pt-br.ts"),
    "en-US": () => import("./shared/robot/text/en-us.ts"),
    "es-ES": () => import("./shared/robot/text/es-es.ts"),
  },
  projectActions: {
    "pt-BR": () => import("./features/projects/text/actions/pt-br.ts"),
    "en-US": () => import("./features/projects/text/actions/en-us.ts"),
    "es-ES": () => import("./features/projects/text/actions/es-es.ts"),
  },
  bulk: {
    "pt-BR": () => import("./shared/bulk/text/pt-br.ts"),
    "en-US": () => import("./shared/bulk/text/en-us.ts"),
    "es-ES": () => import("./shared/bulk/text/es-es.ts"),
  },
  catalogueWords: {
    "pt-BR": () => import("./shared/catalogue/text/pt-br.ts"),
    "en-US": () => import("./shared/catalogue/text/en-us.ts"),
    "es-ES": () => import("./shared/catalogue/text/es-es.ts"),
  },
  drafts: {
    "pt-BR": () => import("./shared/drafts/text/pt-br.ts"),
    "en-US": () => import("./shared/drafts/text/en-us.ts"),
    "es-ES": () => import("./shared/drafts/text/es-es.ts"),
  },
  gate: {
    "pt-BR": () => import("./features/gate/text/pt-br.ts"),
    "en-US": () => import("./features/gate/text/en-us.ts"),
    "es-ES": () => import("./features/gate/text/es-es.ts"),
  },
  scanner: {
    "pt-BR": () => import("./shared/badge/scanner/text/pt-br.ts"),
    "en-US": () => import("./shared/badge/scanner/text/en-us.ts"),
    "es-ES": () => import("./shared/badge/scanner/text/es-es.ts"),
  },
  riskSettings: {
    "pt-BR": () => import("./features/risk-settings/text/pt-br.ts"),
    "en-US": () => import("./features/risk-settings/text/en-us.ts"),
    "es-ES": () => import("./features/risk-settings/text/es-es.ts"),
  },
  gateDevices: {
    "pt-BR": () => import("./features/gate-devices/text/pt-br.ts"),
    "en-US": () => import("./features/gate-devices/text/en-us.ts"),
    "es-ES": () => import("./features/gate-devices/text/es-es.ts"),
  },
  projectWizard: {
    "pt-BR": () => import("./features/project-wizard/text/pt-br.ts"),
    "en-US": () => import("./features/project-wizard/text/en-us.ts"),
    "es-ES": () => import("./features/project-wizard/text/es-es.ts"),
  },
  projectDetail: {
    "pt-BR": () => import("./features/project-detail/text/pt-br.ts"),
    "en-US": () => import("./features/project-detail/text/en-us.ts"),
    "es-ES": () => import("./features/project-detail/text/es-es.ts"),
  },
  updatingPanel: {
    "pt-BR": () => import("./features/updating-panel/text/pt-br.ts"),
    "en-US": () => import("./features/updating-panel/text/en-us.ts"),
    "es-ES": () => import("./features/updating-panel/text/es-es.ts"),
  },
  palette: {
    "pt-BR": () => import("./pages/palette/text/pt-br.ts"),
    "en-US": () => import("./pages/palette/text/en-us.ts"),
    "es-ES": () => import("./pages/palette/text/es-es.ts"),
  },
  reserved: {
    "pt-BR": () => import("./pages/reserved/text/pt-br.ts"),
    "en-US": () => import("./pages/reserved/text/en-us.ts"),
    "es-ES": () => import("./pages/reserved/text/es-es.ts"),
  },
  outbox: {
    "pt-BR": () => import("./features/outbox/text/pt-br.ts"),
    "en-US": () => import("./features/outbox/text/en-us.ts"),
    "es-ES": () => import("./features/outbox/text/es-es.ts"),
  },
  doorway: {
    "pt-BR": () => import("./shared/doorway/text/pt-br.ts"),
    "en-US": () => import("./shared/doorway/text/en-us.ts"),
    "es-ES": () => import("./shared/doorway/text/es-es.ts"),
  },
  terms: {
    "pt-BR": () => import("./shared/terms/text/pt-br.ts"),
    "en-US": () => import("./shared/terms/text/en-us.ts"),
    "es-ES": () => import("./shared/terms/text/es-es.ts"),
  },
  password: {
    "pt-BR": () => import("./shared/password/text/pt-br.ts"),
    "en-US": () => import("./shared/password/text/en-us.ts"),
    "es-ES": () => import("./shared/password/text/es-es.ts"),
  },
  invites: {
    "pt-BR": () => import("./features/invites/text/pt-br.ts"),
    "en-US": () => import("./features/invites/text/en-us.ts"),
    "es-ES": () => import("./features/invites/text/es-es.ts"),
  },
  companyInvite: {
    "pt-BR": () => import("./features/company-invite/text/pt-br.ts"),
    "en-US": () => import("./features/company-invite/text/en-us.ts"),
    "es-ES": () => import("./features/company-invite/text/es-es.ts"),
  },
  recovery: {
    "pt-BR": () => import("./features/recovery/text/pt-br.ts"),
    "en-US": () => import("./features/recovery/text/en-us.ts"),
    "es-ES": () => import("./features/recovery/text/es-es.ts"),
  },
  home: {
    "pt-BR": () => import("./features/home/text/pt-br.ts"),
    "en-US": () => import("./features/home/text/en-us.ts"),
    "es-ES": () => import("./features/home/text/es-es.ts"),
  },
  suppliers: {
    "pt-BR": () => import("./features/suppliers/text/pt-br.ts"),
    "en-US": () => import("./features/suppliers/text/en-us.ts"),
    "es-ES": () => import("./features/suppliers/text/es-es.ts"),
  },
  facilities: {
    "pt-BR": () => import("./features/facilities/text/pt-br.ts"),
    "en-US": () => import("./features/facilities/text/en-us.ts"),
    "es-ES": () => import("./features/facilities/text/es-es.ts"),
  },
} satisfies TextModules;

type Words<M extends () => Promise<{ readonly text: unknown }>> = Awaited<ReturnType<M>>["text"];

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "shared";
    resources: { [N in keyof typeof texts]: Words<(typeof texts)[N]["pt-BR"]> };
  }
}
