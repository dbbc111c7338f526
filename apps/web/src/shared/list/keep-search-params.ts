/** Link `search` that preserves the query of the URL, so that the list keeps its filter. */
export const keepSearchParams = (before: object): object => before;
