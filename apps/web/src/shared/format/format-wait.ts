const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3_600;
const HOURS_FROM_MINUTES = 90;

/** Formats a waiting time, rounded up: `em 15 minutos`, `in 2 hours`. */
export const formatWait = (seconds: number, locale: string): string => {
  const minutes = Math.max(1, Math.ceil(seconds / MINUTE_SECONDS));
  const format = new Intl.RelativeTimeFormat(locale, { numeric: "always" });
  return minutes < HOURS_FROM_MINUTES ? format.format(minutes, "minute") : format.format(Math.ceil(seconds / HOUR_SECONDS), "hour");
};
