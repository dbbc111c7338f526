const HOUR_MINUTES = 60;
const HOURS_FROM_MINUTES = 90;

/** Formats a waiting time, rounded up: `em 15 minutos`, `in 2 hours`. */
export const formatWait = (seconds: number, locale: string): string => {
  const minutes = Math.ceil(seconds / 60);
  const inHours = minutes >= HOURS_FROM_MINUTES;
  return new Intl.RelativeTimeFormat(locale).format(inHours ? Math.ceil(minutes / HOUR_MINUTES) : minutes, inHours ? "hour" : "minute");
};
