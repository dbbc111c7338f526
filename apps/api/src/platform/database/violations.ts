type DatabaseError = { readonly code?: string; readonly constraint?: string };

/** Two waited for what the other held, and the database let this one go. */
export const isDeadlock = (error: unknown): boolean => ((error ?? {}) as DatabaseError).code === "40P01";

const breaks = (error: unknown, code: string, constraint: string): boolean => {
  const { code: found, constraint: broken } = (error ?? {}) as DatabaseError;
  return found === code && broken === constraint;
};
/** Two people named the same thing alike at the same moment, and the database let one of them. */
export const violatesUnique = (error: unknown, constraint: string): boolean => breaks(error, "23505", constraint);
/** What a row must hold to at any moment was about to be broken. */
export const violatesCheck = (error: unknown, constraint: string): boolean => breaks(error, "23514", constraint);
/** Somebody began to use what another was about to delete. */
export const violatesForeignKey = (error: unknown, constraint: string): boolean => breaks(error, "23503", constraint);
/** Two spans that must not share a day were about to. */
export const violatesExclusion = (error: unknown, constraint: string): boolean => breaks(error, "23P01", constraint);
