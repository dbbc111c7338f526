// Limits of trainings.
export const TRAINING_NAME_MAX = 200;
export const TRAINING_TEXT_MAX = 5_000;
export const TRAINING_NOTE_MAX = 1_000;
export const TRAINING_REASON_MAX = 1_000;
export const TRAINING_MINUTES_MAX = 24_000;
export const TRAINING_VALIDITY_MONTHS_MAX = 120;
export const CLASS_SESSIONS_MAX = 60;
export const CLASS_VACANCY_MAX = 1_000;
/** Workers of one request that enrols, removes or changes participants. */
export const CLASS_WORKERS_PER_REQUEST_MAX = 1_000;
/** Readings of one request. A phone sends more in several requests. */
export const ATTENDANCE_READINGS_PER_REQUEST_MAX = 1_000;
export const CLASS_INSTRUCTORS_MAX = 10;
export const MINIMUM_SCORE_DEFAULT = 7;
export const MINIMUM_ATTENDANCE_DEFAULT = 100;
export const SCORE_MAX = 10;
