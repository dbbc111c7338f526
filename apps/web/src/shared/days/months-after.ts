const ISO_LENGTH = "YYYY-MM-DD".length;
const isoOf = (at: number): string => new Date(at).toISOString().slice(0, ISO_LENGTH);

/** The same day of the month after `months` months, or the last day of a shorter month. */
export const monthsAfter = (isoDay: string, months: number): string => {
  const [year = 0, month = 0, day = 0] = isoDay.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return isoOf(Date.UTC(year, month - 1 + months, Math.min(day, last)));
};

export const daysAfter = (isoDay: string, days: number): string => {
  const [year = 0, month = 0, day = 0] = isoDay.split("-").map(Number);
  return isoOf(Date.UTC(year, month - 1, day + days));
};
