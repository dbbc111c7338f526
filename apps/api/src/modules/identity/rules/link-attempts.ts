/** Attempts per link to set a password: each compares the password with the former ones. */
export const LINK_ATTEMPTS_MAX = 5;

export const hasAttemptsLeft = ({ attempts }: { readonly attempts: number }): boolean => attempts < LINK_ATTEMPTS_MAX;
