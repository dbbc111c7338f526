// Lists: default and maximum page sizes (CD-066, CD-068).
export const FIRST_PAGE = 1;
export const DEFAULT_PAGE_SIZE = 10;
export const PAGE_SIZE_CHOICES = [5, 10, 20, 50, 100] as const;
export const PAGE_SIZE_MAX = 100;
export const SUGGESTION_MIN_LENGTH = 2;
export const SUGGESTIONS_PER_KIND = 8;
export const COMPANY_LIST_PAGE_SIZE = 15;
export const PROJECT_COMPANIES_PAGE_SIZE = 10;
/** Suppliers with figures on the project page, the lowest conformity first. */
export const SUPPLIER_FIGURES_MAX = 10;
export const PRODUCT_LIST_PAGE_SIZE = 10;
export const CONTRACT_REGIMES_PAGE_SIZE = 20;
export const FACILITY_LIST_DEFAULT_SIZE = 100;
export const FACILITY_NAME_CHECK_SIZE = 100;
export const PROJECTS_INFO_PAGE_SIZE = 9_999;
export const IMPORT_HISTORY_PAGE_SIZE = 9_999;

// Lists: delays after typing until the URL and the rows update (CD-067).
export const URL_UPDATE_DELAY_MS = 300;
export const LIST_DEBOUNCE_MS = 1_000;
export const DASHBOARD_DEBOUNCE_MS = 1_000;
export const USERS_DEBOUNCE_MS = 500;
export const RESTRICTIONS_DEBOUNCE_MS = 500;
export const PROJECT_COMPANIES_DEBOUNCE_MS = 500;

// Shell: notices, progress and reloads.
export const NOTICE_HOLD_MS = 10_000;
export const NOTICE_MAX_WIDTH_VW = 40;
export const PROGRESS_THROTTLE_MS = 200;
export const PROGRESS_DURATION_MS = 5_000;
export const CHUNK_RELOAD_GUARD_SECONDS = 60;
export const CAROUSEL_SLIDE_COUNT = 3;
export const PARTNER_LOGO_COUNT = 3;
export const CHAT_PANEL_WIDTH_PX = 350;
export const CHAT_MESSAGES_HEIGHT_PX = 550;
export const TERMS_DIALOG_MAX_WIDTH_PX = 900;
export const TERMS_DIALOG_BODY_HEIGHT_PX = 600;
export const TERMS_VERSION = "1.0";

// Market figures of the sign-in page.
export const DOCUMENTS_PER_MONTH = 9_000_000;
export const COMPANIES_MONITORED = 30_000;
export const LIVES_PER_YEAR = 8_000_000;

// Language and money: the specification's "pt" is pt-BR (CD-024).
export const LOCALES = ["pt-BR", "en-US", "es-ES"] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = "pt-BR";
export const CURRENCY = "BRL";

// Session and its end (CD-012).
export const PERMISSION_FAILURE_LOGIN_DELAY_MS = 250;
export const PERMISSION_FAILURE_NOTICE_DELAY_MS = 500;
export const INACTIVITY_LOCK_DAYS = 90;
export const PASSWORD_CHANGE_DAYS = 90;
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 20;
export const SUPPORT_HINT_HOURS = 2;
export const SOCIAL_PROVIDERS = ["google", "microsoft"] as const;
export const CODE_CHALLENGE_METHOD = "S256";

// Sign-in rate limits and the second factor (CD-033, CD-034, CD-154).
export const SIGN_IN_FAILURES_MAX = 5;
export const SIGN_IN_FAILURES_WINDOW_MINUTES = 15;
export const SIGN_IN_BLOCK_MINUTES = 15;
export const MFA_TYPES = ["EMAIL", "SMS"] as const;
export type MfaType = (typeof MFA_TYPES)[number];
export const MFA_CODE_LENGTH = 6;
export const MFA_CODE_LIFE_MINUTES = 10;
export const MFA_ATTEMPTS_MAX = 5;
export const MFA_RESEND_COUNTDOWN_SECONDS = 60;
/** Limit of e-mails with a link per account, purpose and hour. */
export const ACCOUNT_LINKS_AN_HOUR_MAX = 5;
/** Lifetime of a sign-in that waits for its second factor. */
export const MFA_STEP_MINUTES = 15;
export const MFA_FAILURES_MAX = 10;
export const MFA_FAILURES_WINDOW_MINUTES = 60;
export const MFA_BLOCK_MINUTES = 60;

// Invitations and sign-up.
export const PERSON_NAME_MAX_LENGTH = 120;
export const COMPANY_NAME_MAX_LENGTH = 200;
export const COMPANY_CITY_MAX_LENGTH = 120;
export const ADDRESS_STREET_MAX_LENGTH = 200;
export const ADDRESS_NUMBER_MAX_LENGTH = 20;
export const ADDRESS_COMPLEMENT_MAX_LENGTH = 120;
export const INVITE_OBSERVATIONS_MAX_LENGTH = 1_000;
export const COMPANY_INVITE_DAYS = 7;
export const COMPANY_INVITES_AN_HOUR = 10;

// External services.
export const SUPPORT_DESK_TIMEOUT_MS = 10_000;
export const SUPPORT_DESK_PERSON_TYPE = 1;
export const SUPPORT_DESK_PROFILE_TYPE = 2;
export const TELEMETRY_DEFAULT_STATUS = 500;
export const ANALYTICS_ENVIRONMENT = "production";
export const ANALYTICS_VERSION = "1.0.0";

// Projects, their plans and the panel of projects being updated (CD-075, CD-077).
export const PLANS = ["STP", "SSMA"] as const;
export type Plan = (typeof PLANS)[number];
export const DEFAULT_PLAN: Plan = "SSMA";
export const WIZARD_FIRST_STEP = 1;
export const WIZARD_LAST_STEP = 5;
export const LINKING_NOMINAL_MINUTES = 3;
export const UPDATING_PANEL_PROJECTS_MAX = 5;
export const UPDATING_PANEL_PERMISSION_CHECK_SECONDS = 30;
export const UPDATING_PANEL_FIRST_FETCH_SECONDS = 60;
export const UPDATING_PANEL_REFRESH_MS = 300_000;
/** Interval at which the page of a blocked project, and the panel after an own save, read the linking progress. */
export const LINKING_REFRESH_MS = 10_000;
export const UPDATING_PANEL_OPEN_HEIGHT_PX = 190;
export const UPDATING_PANEL_CLOSED_HEIGHT_PX = 54;
export const UPDATING_PANEL_LIST_MAX_HEIGHT_PX = 253;

// Facilities and departments.
export const UNIT_AREA_NAME_MAX_LENGTH = 255;
export const AREA_LIST_MIN_COUNT = 1;

// Supplier groups and custom fields.
export const COMPANY_GROUP_NAME_MAX_LENGTH = 100;
export const CUSTOM_FIELD_NAME_MAX_LENGTH = 100;
export const CUSTOM_FIELD_HINT_MAX_LENGTH = 200;
export const CUSTOM_FIELD_TEXT_MAX_LENGTH = 1_000;
export const CUSTOM_FIELD_OPTIONS_MIN_COUNT = 2;
export const CUSTOM_FIELD_OPTIONS_MAX_COUNT = 50;
/** Limit that a user can still fill in on one form. */
export const CUSTOM_FIELDS_PER_GROUP_MAX = 50;

// Access profiles.
export const PROFILE_NAME_MAX_LENGTH = 100;
export const PROFILE_DESCRIPTION_MAX_LENGTH = 500;
export const PROFILE_LIST_DEBOUNCE_MS = 500;

// Users, notes, dashboards and pendencies (CD-117, CD-131).
export const USERS_REFRESH_AFTER_INVITE_MS = 2_000;
export const USERS_REFRESH_AFTER_CANCEL_MS = 1_000;
export const INVITATION_LIFE_DAYS = 7;
/** Minimum time between two resends of an invitation. */
export const INVITATION_RESEND_WAIT_SECONDS = 60;
export const OBSERVATION_TITLE_MAX_LENGTH = 80;
export const OBSERVATION_DESCRIPTION_MAX_LENGTH = 1_000;
export const ANALYSIS_NOTE_DESCRIPTION_MAX_LENGTH = 5_000;
export const DASHBOARD_PANEL_COUNT = 8;
export const DASHBOARD_TYPE_ALL = "ALL";
/** The same on the page. */
export const DASHBOARD_TYPE_GENERAL = "GERAL";
/** Ids in one field of the panel filter. */
export const PANEL_FILTER_IDS_MAX = 100;
export const RANKING_PAGE_SIZE = 10;
export const RANKING_PAGE_MAX = 1_000_000;
/** Rejects two-digit years in the period of the panels. */
export const PANEL_YEAR_MIN = 2_000;
export const PANEL_YEAR_MAX = 2_100;
export const DURATION_IN_MONTHS_MAX_MONTHS = 12;
export const DEFAULT_PENDENCY_VALIDITY = true;
export const PENDENCY_NOTE_MAX_LENGTH = 5_000;
export const PENDENCY_BULK_MAX = 100;
export const PENDENCY_VIEW_NAME_MAX_LENGTH = 60;
export const PENDENCY_VIEWS_MAX = 30;
/** Length of the justification of a Não. */
export const JUSTIFICATION_MIN_LENGTH = 3;
export const JUSTIFICATION_MAX_LENGTH = 5_000;
export const CHECKLIST_TEXT_MAX_LENGTH = 500;
export const CHECKLIST_PAGE_MAX = 100_000;
export const COMMENT_MAX_LENGTH = 5_000;
export const COMMENT_MENTIONS_MAX = 20;
export const COMMENT_ATTACHMENTS_MAX = 5;
export const PEOPLE_OF_PENDENCY_MAX = 20;

// Files, imports and the observer of workers (CD-127, CD-128, CD-147).
export const UPLOAD_MAX_MB = 20;
/** Quotas of uploads per calendar day in São Paulo. */
export const UPLOAD_FILES_PER_ACCOUNT_DAY = 2_000;
export const UPLOAD_GB_PER_ACCOUNT_DAY = 5;
export const UPLOAD_GB_PER_COMPANY_DAY = 20;
/** Uploads are refused while the disk has less free space. */
export const STORAGE_FREE_MIN_GB = 5;
/** PDFs of one account that wait for their inspection. */
export const PDF_INSPECTIONS_PER_ACCOUNT = 20;
/** Images of one account that wait for their decoding. */
export const IMAGE_DECODINGS_PER_ACCOUNT = 5;
/** Maximum number of documents of a pendency. */
export const PENDENCY_DOCUMENTS_MAX = 40;
/** Files that a user sends together, and how many of them one request matches with pendencies. */
export const SEND_FILES_MAX = 200;
export const FILE_MATCH_BATCH_MAX = 40;
/** Match requests per account and minute. */
export const FILE_MATCHES_PER_MINUTE = 30;
export const FILE_NAME_MAX_LENGTH = 1_024;
export const FILE_MATCH_TEXT_MAX_LENGTH = 6_000;
export const FILE_LINK_SECONDS = 60;
export const UPLOAD_PANEL_MIN_LOADING_MS = 3_000;
export const IMPORT_HISTORY_EXTRA_DELAY_MS = 1_500;
/** Time after which an import is deleted with its lines, in days. */
export const IMPORT_RETENTION_DAYS = 90;
/** Time after which an import can no longer be undone, in hours. */
export const UNDO_IMPORT_HOURS = 24;
export const WORKER_OBSERVER_POLLING_MS = 5_000;
export const MOVEMENT_YEAR_MAX = 2_100;
/** Rejects two-digit years. */
export const PROJECT_YEAR_MIN = 2_000;
export const PROJECT_YEAR_MAX = 2_100;
/** Maximum days ahead of a dry run, because the calculation goes through every month until then. */
export const DRY_RUN_DAYS_MAX = 366;
export const MOVEMENTS_PER_WORKER_MAX = 500;
export const MOVEMENT_REASON_MAX_LENGTH = 1_000;

// Badge logo, shop and occupational health (CD-104, CD-111).
export const LOGO_DISABLED_STATUS = 204;
export const NEW_PRODUCT_QUANTITY = 1;
export const ASO_FIRST_STEP = 0;
export const ASO_LAST_STEP = 3;

// Presence of reviewers (CD-170).
export const PRESENCE_HEARTBEAT_SECONDS = 15;
export const PRESENCE_GONE_AFTER_SECONDS = 45;

// Requirement catalogue (CD-159): default number of days before expiry at which a document is near it.
export const DEFAULT_NEXT_DUE_DAYS = 30;
/**
 * Days before the start of a worker at which first-day documents become required, so that suppliers can obtain them and reviewers can check
 * them.
 */
export const ASKED_AHEAD_DAYS = 30;

/** Maximum length of passport numbers and similar; enough for every country. */
export const FOREIGN_DOCUMENT_MAX_LENGTH = 40;

// Workers: record, project links and photo.
export const WORKER_NAME_MAX_LENGTH = 255;
export const RESTRICTION_REASON_MAX_LENGTH = 1_000;
export const WORKER_PROJECTS_MAX = 200;
export const WORKER_ACTIVITY_TYPES_MAX = 100;
export const WORKER_SALARY_MAX = 10_000_000;
export const WORKER_CUSTOM_VALUES_MAX = 1_000;
export const WORKER_IMAGE_MAX_MB = 5;
export const LOGO_MAX_MB = 5;
/** Longest sides of stored photos and logos. */
export const WORKER_IMAGE_MAX_SIDE_PX = 640;
export const LOGO_MAX_SIDE_PX = 800;
/** The server decodes no larger image. */
export const IMAGE_MAX_PIXELS = 40_000_000;

// Worker lists: bulk size, project names per row, and lifetime of an export link (CD-164).
export const WORKER_BULK_MAX = 100;
export const WORKER_ROW_PROJECTS_MAX = 3;
export const EXPORT_LINK_HOURS = 24;
