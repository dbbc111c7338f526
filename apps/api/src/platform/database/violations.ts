/** Recognizes SQLSTATEs of deadlocks and constraint violations. */
type DatabaseError = { readonly code?: string; readonly constraint?: string };

/** PostgreSQL aborted this transaction to resolve a deadlock (SQLSTATE 40P01). */
export const isDeadlock = (error: unknown): boolean => ((error ?? {}) as DatabaseError).code === "40P01";

const breaks = (error: unknown, code: string, constraint: string): boolean => {
  const { code: found, constraint: broken } = (error ?? {}) as DatabaseError;
  return found === code && broken === constraint;
};
/** Unique violation, for example two concurrent requests with the same name. */
export const violatesUnique = (error: unknown, constraint: string): boolean => breaks(error, "23505", constraint);
export const violatesCheck = (error: unknown, constraint: string): boolean => breaks(error, "23514", constraint);
/** Foreign key violation: a concurrent transaction referenced a row that this one deletes, or deleted a row that this one references. */
export const violatesForeignKey = (error: unknown, constraint: string): boolean => breaks(error, "23503", constraint);
/** Exclusion violation: two date ranges that must not overlap. */
export const violatesExclusion = (error: unknown, constraint: string): boolean => breaks(error, "23P01", constraint);
