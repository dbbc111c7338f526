/** Leads elsewhere with everything that stands in the address, so that a list is found again as it was left. */
export const asAddressed = (before: object): object => before;
