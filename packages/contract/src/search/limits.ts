// Search over the kinds that a user sees.
/** Results of one kind. */
export const SEARCH_RESULTS_MAX = 8;
export const SEARCH_LETTERS_MIN = 2;
export const SEARCH_DIGITS_MIN = 4;
/** Searches per account and minute. */
export const SEARCHES_PER_MINUTE = 30;
/** Delay after typing until the search is sent. */
export const SEARCH_DEBOUNCE_MS = 300;
export const RECENT_SEARCHES_MAX = 5;
