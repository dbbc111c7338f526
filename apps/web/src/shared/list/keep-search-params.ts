/** Leads elsewhere with everything that stands in the address, so that a list is found again as it was left. */
export const keepSearchParams = (before: object): object => before;
