import type { BusinessTable, BusinessTableName } from "./catalogue.ts";

/** Readers of a table's rows. `of the catalogue`: rows of the platform are public. */
export type Shape = "shared" | "of a contractor" | "of the catalogue" | "of a provider" | "membership" | "of a company" | "of an account";

/** The shape of every table; the type requires an entry for a new table. */
export const shapes: { readonly [Table in BusinessTableName]: Shape } = {
  access_profile: "of a company",
  account_code: "of an account",
  account_history: "of an account",
  account_link: "of an account",
  account_password: "of an account",
  account_session: "of an account",
  activity_type: "of a provider",
  activity_type_risk: "of a provider",
  asked_export: "of an account",
  attachment: "shared",
  badge: "of a company",
  badge_config: "of a contractor",
  billing_address: "of a company",
  company_group: "of a contractor",
  company_group_provider: "shared",
  company_logo: "of a contractor",
  company_security: "of a company",
  custom_field: "of a contractor",
  custom_field_value: "of a company",
  contractor_gone_worker: "of a company",
  contractor_word: "of a company",
  contractor_worker: "shared",
  contractor_worker_word: "of a company",
  contractor_supplier: "of a company",
  deadline_calendar: "of a company",
  department: "of a contractor",
  document_correction: "of the catalogue",
  document_question: "of the catalogue",
  document_type: "of the catalogue",
  document_type_version: "of the catalogue",
  entered_company: "of a company",
  facility: "of a contractor",
  file: "of a provider",
  former_regime: "of a provider",
  gate_decision: "shared",
  gate_device: "of a company",
  gate_device_project: "of a company",
  history: "shared",
  idempotency_key: "of an account",
  import_line: "of a company",
  import_mapping: "of a company",
  import_run: "of a company",
  invitation: "of a company",
  invitation_project: "of a company",
  membership: "membership",
  membership_project: "of a company",
  movement: "of a provider",
  notice: "of an account",
  notice_digest: "of an account",
  notice_setting: "of an account",
  norm_figure: "of the catalogue",
  panel_preference: "of an account",
  pendency: "shared",
  pendency_comment: "shared",
  pendency_comment_attachment: "shared",
  pendency_count: "shared",
  pendency_dispute: "shared",
  pendency_delta: "shared",
  pendency_month_count: "shared",
  pendency_presence: "of a company",
  pendency_question: "shared",
  pendency_retraining: "shared",
  pendency_type_count: "shared",
  pendency_view: "of an account",
  project: "of a contractor",
  project_company: "shared",
  project_company_plan: "shared",
  project_linking: "of a company",
  project_location: "of a contractor",
  project_pause: "of a contractor",
  project_plan: "of a contractor",
  project_requirement: "of a contractor",
  project_requirement_exception: "shared",
  project_risk_activity: "of a contractor",
  project_save: "of a company",
  project_supplier_choice: "of a company",
  project_supplier_invitation: "of a company",
  project_worker: "shared",
  restriction: "of a company",
  review_day: "of a company",
  review_assignment: "of a company",
  review_escalation: "of a company",
  review_move: "of a company",
  risk_activity: "of the catalogue",
  risk_activity_document: "of the catalogue",
  risk_activity_training: "of the catalogue",
  risk_activity_version: "of the catalogue",
  service_month: "shared",
  stale_standing: "of a company",
  supplier_reminder: "of a company",
  terms_acceptance: "of an account",
  training_accident_need: "shared",
  training_attendance: "shared",
  training_certificate: "shared",
  training_certificate_counter: "of a company",
  training_class: "of a contractor",
  training_class_file: "of a company",
  training_class_supplier: "shared",
  training_config: "of a contractor",
  training_config_version: "of a contractor",
  training_need: "shared",
  training_note: "of a company",
  training_participant: "shared",
  training_session: "of a contractor",
  worker: "of a provider",
  worker_activity_type: "of a provider",
  worker_field_value: "shared",
  worker_save: "of a company",
};
export const hasShape = (table: BusinessTable): table is BusinessTable & { readonly name: BusinessTableName } =>
  Object.hasOwn(shapes, table.name);

const own = (column: string): string => `${column} = any ($1::bigint[])`;
/** Condition of the readable rows per shape, written independently of the policies. `$1`: companies, `$2`: account. */
const readable: { readonly [S in Shape]: (ownerColumn: string) => string } = {
  shared: (ownerColumn) => `${own(ownerColumn)} or ${own("provider_id")}`,
  "of a contractor": (ownerColumn) =>
    `${own(ownerColumn)} or ${ownerColumn} in (select link.contractor_id from project_company link where ${own("link.provider_id")})`,
  "of the catalogue": (ownerColumn) =>
    `${ownerColumn} = 0 or ${own(ownerColumn)} or ${ownerColumn} in (select link.contractor_id from project_company link where ${own("link.provider_id")})`,
  "of a provider": (ownerColumn) =>
    `${own(ownerColumn)} or ${ownerColumn} in (select link.provider_id from project_company link where ${own("link.contractor_id")})`,
  membership: (ownerColumn) => `${own(ownerColumn)} or account_id = $2`,
  "of a company": own,
  "of an account": (ownerColumn) => `${ownerColumn} = $2`,
};
/**
 * Rows readable beyond the shape: both sides read a file that a comment uses, and suppliers read a file of a class that is marked for them if the
 * class is open to them.
 */
const beyond: { readonly [Table in BusinessTableName]?: string } = {
  file: `exists (select from pendency_comment_attachment said where said.file_owner_id = file.provider_id and said.file_id = file.id
    and said.comment_id is not null and (${own("said.contractor_id")} or ${own("said.provider_id")}))`,
  training_class_file: `for_suppliers and exists (select from project_company link join training_class c on c.contractor_id = link.contractor_id
    where ${own("link.provider_id")} and c.id = training_class_file.class_id and (c.open_to_all
      or link.provider_id in (select s.provider_id from training_class_supplier s where s.class_id = c.id)))`,
};
export const readableIn = (table: BusinessTable & { readonly name: BusinessTableName }): string =>
  [readable[shapes[table.name]](table.ownerColumn), beyond[table.name] ?? "false"].join(" or ");
