/** How long typing rests before anything is searched for. */
export const SEARCH_DEBOUNCE_MS = 400;
