/** The day on which all data stands, whenever it is measured. */
export const DAY_OF_DATA = "2026-07-01";
