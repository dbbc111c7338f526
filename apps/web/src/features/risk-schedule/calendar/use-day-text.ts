import { useTranslation } from "react-i18next";
import { useFormat } from "../../../shared/format/use-format.ts";

/** Days and months in the screen language. A day has no time zone, so it is read and written as UTC. */
export const useDayText = () => {
  const { i18n } = useTranslation();
  const { day: written } = useFormat();
  const of = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(i18n.language, { ...options, timeZone: "UTC" });
    return (day: string): string => format.format(new Date(`${day}T00:00:00Z`));
  };
  const [month, weekday, short] = [of({ month: "long", year: "numeric" }), of({ weekday: "long" }), of({ weekday: "short" })];
  return {
    month,
    weekday,
    /** `ter., 10/03` */
    short: (day: string): string => `${short(day)} ${written(day).slice(0, 5)}`,
    /** `terça-feira, 10/03/2026` */
    long: (day: string): string => `${weekday(day)}, ${written(day)}`,
    written,
  };
};
