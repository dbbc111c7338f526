/** Debounce of the unit search in the wizard. */
export const SEARCH_DEBOUNCE_MS = 400;
