/** Reference day of all generated data. */
export const DAY_OF_DATA = "2026-07-01";
