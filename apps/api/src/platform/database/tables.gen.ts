import type { Generated, GeneratedAlways } from "kysely";

/** Written by `npm run tables` from the migrated database. */
export type Database = {
  access_profile: {
    company_id: number;
    id: GeneratedAlways<number>;
    name: string;
    description: string | null;
    relation_type: "contractor" | "provider" | "both";
    permissions: Generated<string[]>;
    created_at: Generated<Date>;
    version: Generated<number>;
    created_by_id: number | null;
    fingerprint: GeneratedAlways<string>;
  };
  account: {
    id: GeneratedAlways<number>;
    email: string;
    display_name: string;
    phone: string | null;
    password_hash: string | null;
    email_verified: Generated<boolean>;
    account_verified: Generated<boolean>;
    disabled_at: Date | null;
    created_at: Generated<Date>;
    last_access_at: Date | null;
    password_changed_at: Generated<Date>;
    language: Generated<"pt-BR" | "en-US" | "es-ES">;
    second_factor: Generated<boolean>;
    second_factor_session: string | null;
    second_factor_passed_at: Date | null;
    phone_confirmed_at: Date | null;
    chosen_language: "pt-BR" | "en-US" | "es-ES" | null;
    appearance: "light" | "dark" | "auto" | null;
  };
  account_code: {
    account_id: number;
    id: GeneratedAlways<number>;
    purpose: "second_factor" | "phone";
    step_id: number | null;
    channel: "EMAIL" | "SMS";
    recipient: string;
    code_hash: Buffer;
    sent_at: Date;
    expires_at: Date;
    attempts: Generated<number>;
    replaced_at: Date | null;
    spent_at: Date | null;
  };
  account_link: {
    account_id: number;
    id: GeneratedAlways<number>;
    purpose: "reset_password" | "verify_email" | "reactivate" | "second_factor";
    secret_hash: Buffer;
    created_at: Generated<Date>;
    expires_at: Date;
    used_at: Date | null;
  };
  account_password: {
    account_id: number;
    id: GeneratedAlways<number>;
    password_hash: string;
    created_at: Generated<Date>;
  };
  account_session: {
    account_id: number;
    id: Generated<string>;
    refresh_hash: Buffer;
    previous_hash: Buffer | null;
    rotated_at: Generated<Date>;
    created_at: Generated<Date>;
    expires_at: Date;
    ended_at: Date | null;
    end_reason: "signed_out" | "token_reused" | "password_changed" | "ended_by_owner" | "second_factor_required" | null;
    address: string;
    user_agent: string;
    second_factor_at: Date | null;
  };
  activity_type: {
    provider_id: number;
    id: GeneratedAlways<number>;
    name: string;
    status: Generated<"active" | "inactive">;
    created_at: Generated<Date>;
  };
  activity_type_risk: {
    provider_id: number;
    activity_type_id: number;
    activity_owner_id: number;
    activity_id: number;
  };
  billing_address: {
    company_id: number;
    id: GeneratedAlways<number>;
    street: string;
    number: string;
    complement: string | null;
    neighborhood: string;
    city: string;
    state: string;
    postal_code: string;
    version: Generated<number>;
  };
  catalogue_release: {
    hash: string;
    published_at: Generated<Date>;
  };
  company: {
    id: GeneratedAlways<number>;
    cnpj: string;
    name: string;
    trading_name: string;
    city: string | null;
    state: string | null;
    is_contractor: Generated<boolean>;
    is_provider: Generated<boolean>;
    created_at: Generated<Date>;
    version: Generated<number>;
  };
  company_group: {
    contractor_id: number;
    id: GeneratedAlways<number>;
    name: string;
    activated: Generated<boolean>;
    for_all: boolean;
    version: Generated<number>;
  };
  company_group_provider: {
    contractor_id: number;
    group_id: number;
    provider_id: number;
    activated: boolean | null;
    version: Generated<number>;
  };
  company_invitation: {
    id: GeneratedAlways<number>;
    cnpj: string;
    company_name: string;
    trading_name: string;
    email: string;
    full_name: string;
    phone: string;
    observations: string | null;
    status: Generated<"active" | "used" | "expired">;
    secret_hash: Buffer;
    address: string;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
    company_id: number | null;
    account_id: number | null;
  };
  company_security: {
    company_id: number;
    mfa_active: Generated<boolean>;
    mfa_session: string | null;
    changed_at: Generated<Date>;
  };
  contractor_worker: {
    contractor_id: number;
    provider_id: number;
    worker_id: number;
    name: string;
    status: string;
    admission_date: string;
    plain_words: string;
    open_links: number;
    has_pendencies: Generated<boolean>;
    status_ssma: string | null;
    status_stp: string | null;
    pendency_total: Generated<number>;
  };
  custom_field: {
    contractor_id: number;
    id: GeneratedAlways<number>;
    group_id: number;
    name: string;
    hint: string | null;
    applies_to: "employee" | "provider";
    required: boolean;
    kind: "text" | "number" | "date" | "choice";
    max_length: number | null;
    minimum: number | null;
    maximum: number | null;
    options: string[] | null;
    retired: Generated<boolean>;
    version: Generated<number>;
  };
  custom_field_value: {
    contractor_id: number;
    group_id: number;
    field_id: number;
    provider_id: number;
    value: string;
  };
  department: {
    contractor_id: number;
    id: GeneratedAlways<number>;
    facility_id: number;
    name: string;
    created_at: Generated<Date>;
  };
  document_correction: {
    owner_id: number;
    document_type_id: number;
    version: number;
    question: number;
    position: number;
    reason: string;
    gap: string;
    action: string;
  };
  document_question: {
    owner_id: number;
    document_type_id: number;
    version: number;
    position: number;
    text: string;
    example: string | null;
  };
  document_type: {
    owner_id: number;
    id: GeneratedAlways<number>;
    code: string | null;
    name: string;
    version: Generated<number>;
    retired: Generated<boolean>;
    content_hash: string | null;
  };
  document_type_version: {
    owner_id: number;
    document_type_id: number;
    version: number;
    name: string;
    name_en_us: string | null;
    name_es_es: string | null;
    description: string;
    instructions: string;
    plan: "STP" | "SSMA";
    kind: "EMPLOYEE" | "RISK" | "PROVIDER" | "OTHERS" | "COMPANY";
    category: string;
    frequency: "once" | "monthly" | "yearly" | "always_valid" | "on_movement";
    movement: string | null;
    validity_kind: "from_issue" | "printed" | "none";
    validity_amount: number | null;
    validity_unit: string | null;
    validity_figure: string | null;
    due_figure: string | null;
    regimes: string[];
    blocks_work: boolean;
    next_due_days: number | null;
    next_due_figure: string | null;
    asks_issue_date: boolean;
    asks_expiry: boolean;
    question_languages: Generated<string[]>;
    published_at: Generated<Date>;
  };
  entered_company: {
    contractor_id: number;
    id: Generated<number>;
    cnpj: string;
    name: string;
    trading_name: string;
    city: string | null;
    state: string | null;
    source: "registry" | "service" | "typed";
    version: Generated<number>;
    entered_at: Date;
  };
  facility: {
    contractor_id: number;
    id: GeneratedAlways<number>;
    name: string;
    created_at: Generated<Date>;
  };
  history: {
    owner_id: number;
    id: GeneratedAlways<number>;
    provider_id: number | null;
    about_kind: string;
    about_id: number;
    subject_kind: string;
    subject_id: number;
    subject_name: string | null;
    at: Generated<Date>;
    account_id: number | null;
    account_name: string | null;
    address: string | null;
    action: string;
    field: string | null;
    old_value: string | null;
    new_value: string | null;
  };
  idempotency_key: {
    account_id: number;
    key: string;
    route: string;
    request_hash: Buffer;
    answer: unknown;
    created_at: Generated<Date>;
  };
  invitation: {
    company_id: number;
    id: GeneratedAlways<number>;
    kind: "company" | "project";
    email: string;
    profile_id: number | null;
    status: Generated<"active" | "used" | "cancelled">;
    secret_hash: Buffer;
    invited_by_id: number | null;
    invited_by_name: string | null;
    created_at: Generated<Date>;
    resent_at: Date | null;
    resent_count: Generated<number>;
    expires_at: Date;
    used_at: Date | null;
    account_id: number | null;
    cancelled_at: Date | null;
  };
  invitation_project: {
    company_id: number;
    invitation_id: number;
    contractor_id: number;
    project_id: number;
  };
  job_worker: {
    worker_id: string;
    beat_at: Generated<Date>;
  };
  membership: {
    company_id: number;
    id: GeneratedAlways<number>;
    account_id: number;
    profile_id: number;
    is_owner: Generated<boolean>;
    sees_all_projects: Generated<boolean>;
    created_at: Generated<Date>;
    held_alike: Generated<string>;
  };
  membership_project: {
    company_id: number;
    membership_id: number;
    contractor_id: number;
    project_id: number;
  };
  movement: {
    provider_id: number;
    id: GeneratedAlways<number>;
    worker_id: number;
    kind: "admission" | "transfer" | "function_change" | "risk_change" | "leave" | "return" | "vacation" | "dismissal" | "accident";
    status: "active" | "away" | "vacation" | "dismissed";
    contractor_id: number | null;
    project_id: number | null;
    from_project_id: number | null;
    start_date: string;
    end_date: string | null;
    reason: string | null;
    new_role: string | null;
    exposed_to_risk: boolean | null;
    created_at: Generated<Date>;
    created_by_id: number | null;
  };
  norm_figure: {
    owner_id: number;
    id: GeneratedAlways<number>;
    key: string;
    value: number;
    unit: string;
    source: string;
    holds_from: string;
    confidence: "checked" | "unverified" | "conflicting" | "own";
    note: string | null;
  };
  outbox_message: {
    id: GeneratedAlways<number>;
    at: Generated<Date>;
    channel: "email" | "sms";
    recipient: string;
    subject: string | null;
    body: string;
  };
  person: {
    id: GeneratedAlways<number>;
    kind: "cpf" | "foreign";
    country: string;
    document: string;
  };
  project: {
    contractor_id: number;
    id: GeneratedAlways<number>;
    name: string;
    contract_number: string | null;
    scope: string | null;
    description: string | null;
    start_date: string | null;
    end_date: string | null;
    state: Generated<"active" | "inactive" | "removed">;
    pipeline_state: Generated<"created" | "linking" | "linked">;
    provider_count: Generated<number>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    plain_words: GeneratedAlways<string>;
    is_draft: Generated<boolean>;
    step: Generated<number>;
    version: Generated<number>;
    created_by_id: number | null;
    removed_at: Date | null;
  };
  project_company: {
    contractor_id: number;
    id: GeneratedAlways<number>;
    project_id: number;
    provider_id: number;
    created_at: Generated<Date>;
    linked_from: Generated<string>;
  };
  project_company_plan: {
    contractor_id: number;
    id: GeneratedAlways<number>;
    project_company_id: number;
    provider_id: number;
    plan: "STP" | "SSMA";
    analysis_days: number | null;
    re_analysis_days: number | null;
    start_reference: string | null;
    end_reference: string | null;
    version: Generated<number>;
  };
  project_linking: {
    contractor_id: number;
    project_id: number;
    total: number;
    done: Generated<number>;
    started_at: Date;
    finished_at: Date | null;
  };
  project_location: {
    contractor_id: number;
    project_id: number;
    facility_id: number;
    department_id: number;
  };
  project_plan: {
    contractor_id: number;
    project_id: number;
    plan: "STP" | "SSMA";
    analysis_days: number | null;
    re_analysis_days: number | null;
    start_reference: string | null;
    end_reference: string | null;
  };
  project_requirement: {
    contractor_id: number;
    id: GeneratedAlways<number>;
    project_id: number;
    plan: "STP" | "SSMA";
    type_owner_id: number;
    type_id: number;
    type_version: number;
    holds_from: string;
    holds_until: string | null;
  };
  project_requirement_exception: {
    contractor_id: number;
    requirement_id: number;
    provider_id: number;
  };
  project_risk_activity: {
    contractor_id: number;
    project_id: number;
    activity_owner_id: number;
    activity_id: number;
    activity_version: number;
  };
  project_save: {
    contractor_id: number;
    id: GeneratedAlways<number>;
    project_id: number;
    version: number;
    step: number;
    fields: string[];
    at: Date;
    account_id: number | null;
    account_name: string | null;
  };
  project_supplier_choice: {
    contractor_id: number;
    id: GeneratedAlways<number>;
    project_id: number;
    provider_id: number;
    plans: string[];
  };
  project_supplier_invitation: {
    contractor_id: number;
    id: GeneratedAlways<number>;
    project_id: number;
    email: string | null;
    plans: string[];
    status: Generated<"waiting" | "sent" | "linked" | "cancelled">;
    sent_at: Date | null;
    entered_id: number | null;
  };
  project_worker: {
    contractor_id: number;
    id: GeneratedAlways<number>;
    project_id: number;
    provider_id: number;
    worker_id: number;
    hiring_date: string;
    asked_until: string | null;
    end_date: string | null;
    opened_by_movement_id: number | null;
    has_pendencies: Generated<boolean>;
    status_ssma: string | null;
    status_stp: string | null;
    pendency_total: Generated<number>;
    created_at: Generated<Date>;
  };
  registry_answer: {
    cnpj: string;
    answer: unknown;
    asked_at: Date;
  };
  restriction: {
    contractor_id: number;
    id: GeneratedAlways<number>;
    person_id: number;
    document_kind: "cpf" | "foreign";
    document_country: string;
    document_type: string | null;
    document: string;
    name: string;
    reason: string;
    start_date: string;
    end_date: string | null;
    version: Generated<number>;
    created_at: Generated<Date>;
    created_by_id: number | null;
    lifted_at: Date | null;
    plain_words: GeneratedAlways<string>;
  };
  risk_activity: {
    owner_id: number;
    id: GeneratedAlways<number>;
    code: string | null;
    name: string;
    version: Generated<number>;
    retired: Generated<boolean>;
    content_hash: string | null;
  };
  risk_activity_document: {
    owner_id: number;
    risk_activity_id: number;
    version: number;
    document_owner_id: number;
    document_type_id: number;
  };
  risk_activity_training: {
    owner_id: number;
    risk_activity_id: number;
    version: number;
    training_id: number;
  };
  risk_activity_version: {
    owner_id: number;
    risk_activity_id: number;
    version: number;
    name: string;
    name_en_us: string | null;
    name_es_es: string | null;
    description: string;
    norm: string | null;
    permit: string | null;
    published_at: Generated<Date>;
  };
  robot_spent: {
    hash: Buffer;
    expires_at: Date;
  };
  sign_in_failure: {
    subject: string;
    at: Date;
    id: GeneratedAlways<number>;
  };
  terms: {
    id: GeneratedAlways<number>;
    version: string;
    language: "pt-BR" | "en-US" | "es-ES";
    title: string;
    html: string;
    text_hash: Buffer;
    starts_at: Date;
  };
  terms_acceptance: {
    account_id: number;
    id: GeneratedAlways<number>;
    term_id: number;
    version: string;
    language: string;
    text_hash: Buffer;
    accepted_at: Date;
    account_name: string;
    email: string;
    address: string;
    user_agent: string;
  };
  training: {
    id: number;
    code: string;
    name: string;
    name_en_us: string;
    name_es_es: string;
    norm: string;
    initial_figure: string | null;
    periodic_figure: string | null;
    validity_figure: string | null;
    triggers: string[];
    document_owner_id: number;
    document_type_id: number;
  };
  worker: {
    provider_id: number;
    id: GeneratedAlways<number>;
    person_id: number;
    document_kind: "cpf" | "foreign";
    document_country: string;
    document_type: string | null;
    document: string;
    name: string;
    birthdate: string;
    gender: string | null;
    role: string;
    admission_date: string;
    regime: string;
    salary_cents: number | null;
    exposed_to_risk: Generated<boolean>;
    photo_key: string | null;
    photo_type: string | null;
    status: "hiring" | "active" | "away" | "vacation" | "dismissed";
    status_since: string | null;
    status_changes_on: string | null;
    has_pendencies: Generated<boolean>;
    status_ssma: string | null;
    status_stp: string | null;
    pendency_total: Generated<number>;
    open_links: Generated<number>;
    version: Generated<number>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    removed_at: Date | null;
    plain_words: GeneratedAlways<string>;
  };
  worker_activity_type: {
    provider_id: number;
    worker_id: number;
    activity_type_id: number;
  };
};
