/** Values above this are milliseconds, values below it seconds (CD-011). */
const MILLISECONDS_FROM = 1e12;
/** Treats a token as expired 5 s early, because it could expire during the request and end the session. */
const TRAVEL_MS = 5_000;

/** Whether the access token expired. An unreadable expiry counts as expired. */
export const hasExpired = (exp: string | null, nowMs: number): boolean => {
  const end = Number(exp ?? Number.NaN);
  if (Number.isNaN(end)) return true;
  return (end > MILLISECONDS_FROM ? end : end * 1_000) - TRAVEL_MS <= nowMs;
};
