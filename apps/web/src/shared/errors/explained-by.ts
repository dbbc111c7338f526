import type { CommonRefusalCode, RefusalCode } from "@emdia/contract/refusals.ts";
import { registerWords } from "./registered-words.ts";

/** File codes: common to all upload routes, but not loaded on pages without uploads. */
type FileCode = Extract<CommonRefusalCode, `file.${string}` | `storage.${string}`>;
/** Codes that any page may receive; their texts are always loaded. */
export type EverywhereCode = Exclude<CommonRefusalCode, FileCode>;
/** Codes of one business area; their texts are loaded with the first refusal. */
type AreaCode = Exclude<RefusalCode, EverywhereCode>;
type Beginning<C extends string> = C extends `${infer B}.${string}` ? B : never;

/** Text namespace by the prefix of a refusal code. The common codes are in `errors`, which every page loads. */
export const explainedBy = {
  sign_in: "identityRefusals",
  password: "identityRefusals",
  link: "identityRefusals",
  second_factor: "secondFactorRefusals",
  phone: "secondFactorRefusals",
  robot: "identityRefusals",
  account_session: "identityRefusals",
  demo: "identityRefusals",
  invite: "comingInRefusals",
  sign_up: "comingInRefusals",
  terms: "comingInRefusals",
  company_invite: "comingInRefusals",
  company_data: "companyRefusals",
  billing_address: "companyRefusals",
  registry: "companyRefusals",
  entered_company: "companyRefusals",
  company_group: "customFieldRefusals",
  custom_field: "customFieldRefusals",
  facility: "facilityRefusals",
  department: "facilityRefusals",
  document_type: "catalogueRefusals",
  risk_activity: "catalogueRefusals",
  norm_figure: "catalogueRefusals",
  project: "projectRefusals",
  project_company: "projectRefusals",
  profile: "profileRefusals",
  user: "peopleRefusals",
  invitation: "peopleRefusals",
  worker: "workerRefusals",
  movement: "movementRefusals",
  restriction: "restrictionRefusals",
  activity_type: "restrictionRefusals",
  pendency: "pendencyRefusals",
  dispute: "pendencyRefusals",
  service_month: "pendencyRefusals",
  document: "documentRefusals",
  file: "documentRefusals",
  storage: "documentRefusals",
  export: "documentRefusals",
  import: "importRefusals",
  gate_device: "gateRefusals",
  badge: "badgeRefusals",
  badge_config: "badgeRefusals",
  image: "badgeRefusals",
  notice: "noticeRefusals",
  supplier_reminder: "supplierRefusals",
  training_config: "trainingRefusals",
  training_class: "trainingRefusals",
  training_session: "trainingRefusals",
  training_accident: "trainingRefusals",
  training_certificate: "trainingRefusals",
  training_file: "trainingRefusals",
  training_participant: "trainingRefusals",
  risk_schedule: "riskScheduleRefusals",
  risk_conflict: "riskScheduleRefusals",
  work_permit: "riskScheduleRefusals",
  risk_schedule_config: "riskScheduleRefusals",
  panel: "panelRefusals",
  search: "searchRefusals",
} as const satisfies { readonly [B in Beginning<AreaCode>]: `${string}Refusals` };

export type RefusalWords = (typeof explainedBy)[keyof typeof explainedBy];
/** Codes of a text namespace; a missing text fails the compilation. */
export type ExplainedIn<N extends RefusalWords> = {
  [C in AreaCode]: (typeof explainedBy)[Beginning<C>] extends N ? C : never;
}[AreaCode];

const isExplained = (beginning: string): beginning is keyof typeof explainedBy => Object.hasOwn(explainedBy, beginning);

/** Text namespace of a code; `undefined` for a code of a newer server. */
const wordsOf = (code: string): RefusalWords | undefined => {
  const beginning = code.slice(0, Math.max(0, code.indexOf(".")));
  return isExplained(beginning) ? explainedBy[beginning] : undefined;
};
registerWords(wordsOf);
