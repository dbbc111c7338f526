// Limits of risk schedules.
export const RISK_SCHEDULE_ACTIVITIES_MAX = 5;
export const RISK_TEAM_MAX = 200;
/** Maximum length of a span in days. */
export const RISK_SPAN_DAYS_MAX = 31;
export const RISK_DESCRIPTION_MAX = 2_000;
export const RISK_PRECAUTIONS_MAX = 5_000;
export const RISK_REASON_MAX = 1_000;
/** Years in which a schedule may be. */
export const RISK_YEAR_MIN = 2_000;
export const RISK_YEAR_MAX = 2_099;
/** Candidates whose competence is computed for one request. A name narrows them. */
export const RISK_CANDIDATES_MAX = 1_000;
/** Length of the measures of a conflict. */
export const RISK_MEASURES_MAX = 1_000;
/** Days of a calendar request: the six weeks of a month. */
export const RISK_CALENDAR_DAYS_MAX = 42;
/** Bars of a calendar answer. */
export const RISK_CALENDAR_BARS_MAX = 1_000;
/** Debounce of the list. */
export const RISK_LIST_DEBOUNCE_MS = 1_000;
