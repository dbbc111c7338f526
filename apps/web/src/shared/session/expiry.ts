/** Values above this are milliseconds, values below it seconds (CD-011). */
const MILLISECONDS_FROM = 1e12;
/** A token that ends while the request travels would end the session: it counts as over a little before. */
const TRAVEL_MS = 5_000;

/** Whether the stored end of the access token has passed. An end that nobody can read has. */
export const hasExpired = (exp: string | null, nowMs: number): boolean => {
  const end = Number(exp ?? Number.NaN);
  if (Number.isNaN(end)) return true;
  return (end > MILLISECONDS_FROM ? end : end * 1_000) - TRAVEL_MS <= nowMs;
};
