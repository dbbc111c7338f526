export type PermissionArea =
  | "project"
  | "pendency"
  | "employee"
  | "risk-schedule"
  | "account"
  | "notifications"
  | "training-class"
  | "management-panel";
/** Contract side on which a company's users need the permission. */
export type PermissionSide = "contractor" | "provider" | "both";
type Permission = {
  readonly area: PermissionArea;
  readonly side: PermissionSide;
  /** Key that the specification does not contain (CD-167). */
  readonly ours?: true;
};

/** Permission catalogue. Types, profile editor, route guards, seeds and the test matrix are derived from it. */
export const permissionCatalogue = {
  see_projects: { area: "project", side: "both" },
  add_project: { area: "project", side: "contractor" },
  update_project: { area: "project", side: "contractor" },
  inactive_project: { area: "project", side: "contractor" },
  reactive_project: { area: "project", side: "contractor" },
  remove_project: { area: "project", side: "contractor" },
  config_risk_project: { area: "project", side: "contractor" },
  config_pendency_project: { area: "project", side: "contractor" },
  config_sla: { area: "project", side: "contractor" },
  see_department: { area: "project", side: "contractor" },
  add_department: { area: "project", side: "contractor" },
  update_department: { area: "project", side: "contractor" },
  remove_department: { area: "project", side: "contractor" },
  see_location: { area: "project", side: "contractor" },
  add_location: { area: "project", side: "contractor" },
  update_location: { area: "project", side: "contractor" },
  remove_location: { area: "project", side: "contractor" },
  invite_user_project: { area: "project", side: "both" },
  resend_user_project: { area: "project", side: "both" },
  revoke_user_project: { area: "project", side: "both" },
  config_stp_project: { area: "project", side: "contractor" },
  see_history_project: { area: "project", side: "contractor" },
  charge_supplier: { area: "project", side: "contractor", ours: true },

  see_pendency: { area: "pendency", side: "both" },
  see_details_pendency: { area: "pendency", side: "both" },
  upload_document_pendency: { area: "pendency", side: "provider" },
  add_comment_pendency: { area: "pendency", side: "both" },
  update_issue_date_pendency: { area: "pendency", side: "both" },
  send_doubts_document: { area: "pendency", side: "both" },
  answer_checklist_pendency: { area: "pendency", side: "contractor" },
  send_pendency_analysis: { area: "pendency", side: "provider" },
  check_pendency_na: { area: "pendency", side: "contractor" },
  reject_pendency: { area: "pendency", side: "contractor" },
  confirm_pendency: { area: "pendency", side: "contractor" },
  see_file_pendency: { area: "pendency", side: "both" },
  see_health_document: { area: "pendency", side: "both", ours: true },
  export_pendency: { area: "pendency", side: "both" },
  see_service_provided_analysis: { area: "pendency", side: "both" },
  config_service_provided_analysis: { area: "pendency", side: "contractor" },
  see_automatic_analysis: { area: "pendency", side: "both" },
  review_automatic_analysis: { area: "pendency", side: "contractor" },
  reopen_pendency: { area: "pendency", side: "contractor" },
  reopen_done_pendency: { area: "pendency", side: "contractor" },
  reopen_not_applicable_pendency: { area: "pendency", side: "contractor" },
  see_analysis_note: { area: "pendency", side: "contractor" },
  add_analysis_note: { area: "pendency", side: "contractor" },
  update_analysis_note: { area: "pendency", side: "contractor" },
  remove_analysis_note: { area: "pendency", side: "contractor" },
  pre_analysis_pendency: { area: "pendency", side: "contractor" },
  pre_rejected_pendency: { area: "pendency", side: "contractor" },
  file_classification_pendency: { area: "pendency", side: "both" },
  see_analysis_history: { area: "pendency", side: "both" },
  dispute_rejection: { area: "pendency", side: "provider", ours: true },
  decide_dispute: { area: "pendency", side: "contractor", ours: true },
  assign_review: { area: "pendency", side: "contractor", ours: true },

  see_employee: { area: "employee", side: "both" },
  add_employee: { area: "employee", side: "provider" },
  import_employee: { area: "employee", side: "provider" },
  export_employee: { area: "employee", side: "both" },
  assign_employee_project: { area: "employee", side: "provider" },
  update_employee: { area: "employee", side: "provider" },
  see_employee_data: { area: "employee", side: "both" },
  see_employee_salary: { area: "employee", side: "both", ours: true },
  config_employee_activity_type: { area: "employee", side: "both" },
  update_employee_image: { area: "employee", side: "provider" },
  see_employee_badge: { area: "employee", side: "both" },
  print_employee_badge: { area: "employee", side: "both" },
  remove_employee_company: { area: "employee", side: "provider" },
  answer_gate: { area: "employee", side: "contractor", ours: true },

  see_risk_schedule: { area: "risk-schedule", side: "both" },
  add_risk_schedule: { area: "risk-schedule", side: "both" },
  update_risk_schedule: { area: "risk-schedule", side: "both" },
  remove_risk_schedule: { area: "risk-schedule", side: "both" },
  see_history_risk_schedule: { area: "risk-schedule", side: "both" },
  accept_risk_conflict: { area: "risk-schedule", side: "contractor", ours: true },
  issue_work_permit: { area: "risk-schedule", side: "contractor", ours: true },

  see_personal_data: { area: "account", side: "both" },
  update_personal_data: { area: "account", side: "both" },
  see_company_data: { area: "account", side: "both" },
  update_company_data: { area: "account", side: "both" },
  see_users: { area: "account", side: "both" },
  update_users: { area: "account", side: "both" },
  remove_users: { area: "account", side: "both" },
  see_invites: { area: "account", side: "both" },
  add_invite: { area: "account", side: "both" },
  resend_invite: { area: "account", side: "both" },
  remove_invite: { area: "account", side: "both" },
  see_permissions: { area: "account", side: "both" },
  add_permissions: { area: "account", side: "both" },
  update_permissions: { area: "account", side: "both" },
  remove_permissions: { area: "account", side: "both" },
  config_security: { area: "account", side: "both" },
  see_restricted_employee: { area: "account", side: "contractor" },
  add_restricted_employee: { area: "account", side: "contractor" },
  update_restricted_employee: { area: "account", side: "contractor" },
  remove_restricted_employee: { area: "account", side: "contractor" },
  import_restricted_employee: { area: "account", side: "contractor" },
  export_restricted_employee: { area: "account", side: "contractor" },
  config_employee_additional_info: { area: "account", side: "contractor" },
  config_badge_fields: { area: "account", side: "contractor" },
  config_auto_risk_schedule: { area: "account", side: "contractor" },
  config_risk_conflict: { area: "account", side: "contractor", ours: true },
  config_company_logo: { area: "account", side: "both" },
  config_base_color: { area: "account", side: "both" },
  config_training_requirement_badge: { area: "account", side: "contractor" },
  config_gate_device: { area: "account", side: "contractor", ours: true },
  grant_access_request: { area: "account", side: "both", ours: true },

  notification_pendency_project_daily: { area: "notifications", side: "both" },
  notification_pendency_project_weekly: { area: "notifications", side: "both" },
  notification_pendency_project_next_due_date: { area: "notifications", side: "both" },

  see_training_class: { area: "training-class", side: "both" },
  see_training_class_config: { area: "training-class", side: "contractor" },
  add_training_class_config: { area: "training-class", side: "contractor" },
  update_training_class_config: { area: "training-class", side: "contractor" },
  remove_training_class_config: { area: "training-class", side: "contractor" },
  export_training_class_config: { area: "training-class", side: "contractor" },
  detail_training_class_config: { area: "training-class", side: "contractor" },
  detail_training_class: { area: "training-class", side: "both" },
  add_training_class: { area: "training-class", side: "contractor", ours: true },
  update_training_class: { area: "training-class", side: "contractor", ours: true },
  remove_training_class: { area: "training-class", side: "contractor" },
  add_training_class_employees: { area: "training-class", side: "both" },
  remove_training_class_employees: { area: "training-class", side: "both" },
  update_training_class_employees_status: { area: "training-class", side: "contractor" },
  update_training_class_employees_score: { area: "training-class", side: "contractor" },
  export_training_class_employees: { area: "training-class", side: "both" },
  upload_training_class_file: { area: "training-class", side: "contractor" },
  see_training_class_file: { area: "training-class", side: "both" },
  update_training_class_vacancy: { area: "training-class", side: "contractor" },
  see_training_class_history: { area: "training-class", side: "contractor" },
  add_training_class_retroactive: { area: "training-class", side: "contractor" },
  remove_training_class_retroactive: { area: "training-class", side: "contractor" },
  config_training_class_employee_notes: { area: "training-class", side: "contractor" },

  see_management_panel: { area: "management-panel", side: "both" },
} as const satisfies { readonly [key: string]: Permission };

export type PermissionKey = keyof typeof permissionCatalogue;

export const isPermissionKey = (text: string): text is PermissionKey => Object.hasOwn(permissionCatalogue, text);

/** In catalogue order, which is the display order. */
export const permissionKeys: readonly PermissionKey[] = Object.keys(permissionCatalogue).filter(isPermissionKey);
export const permissionAreas: readonly PermissionArea[] = [...new Set(permissionKeys.map((key) => permissionCatalogue[key].area))];

/** Groups keys by area, without empty areas. */
export const byArea = (keys: readonly PermissionKey[]): { category: PermissionArea; permissions: PermissionKey[] }[] =>
  permissionAreas
    .map((category) => ({ category, permissions: keys.filter((key) => permissionCatalogue[key].area === category) }))
    .filter(({ permissions }) => permissions.length > 0);
