/** How long typing rests before anything is searched for. */
export const SEARCH_REST_MS = 400;
