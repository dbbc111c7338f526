// Scores are stored in tenths, so that 7.5 has no rounding error.
export const TENTHS = 10;

export const toTenths = (score: number): number => Math.round(score * TENTHS);

/** The score of stored tenths; null without a score. */
export const toScore = (tenths: number | null): number | null => (tenths === null ? null : tenths / TENTHS);
