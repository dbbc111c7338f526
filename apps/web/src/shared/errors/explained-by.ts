import type { CommonRefusalCode, RefusalCode } from "@emdia/contract/refusals.ts";

/** What may be wrong with a file: common to all routes that take one, and no words for a page that sends none. */
type FileCode = Extract<CommonRefusalCode, `file.${string}` | `storage.${string}`>;
/** What any page may hear: its words are always there. */
export type EverywhereCode = Exclude<CommonRefusalCode, FileCode>;
/** Refusals that belong to an area of the business: their words are fetched when the first of them arrives. */
type AreaCode = Exclude<RefusalCode, EverywhereCode>;
type Beginning<C extends string> = C extends `${infer B}.${string}` ? B : never;

/** Where the words of a refusal are, by the beginning of its code. The common ones are with `errors`, which every page has. */
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
  document: "documentRefusals",
  file: "documentRefusals",
  storage: "documentRefusals",
} as const satisfies { readonly [B in Beginning<AreaCode>]: `${string}Refusals` };

export type RefusalWords = (typeof explainedBy)[keyof typeof explainedBy];
/** The codes that one of these explains: a code without its text does not compile. */
export type ExplainedIn<N extends RefusalWords> = {
  [C in AreaCode]: (typeof explainedBy)[Beginning<C>] extends N ? C : never;
}[AreaCode];

const isExplained = (beginning: string): beginning is keyof typeof explainedBy => Object.hasOwn(explainedBy, beginning);

/** The words that know this code; a server newer than this page may speak of codes that nobody here knows yet. */
export const wordsOf = (code: string): RefusalWords | undefined => {
  const beginning = code.slice(0, Math.max(0, code.indexOf(".")));
  return isExplained(beginning) ? explainedBy[beginning] : undefined;
};
