import { addDays, type IsoDay } from "../../../kernel/dates.ts";

/** Easter Sunday of a year by the Gregorian computus (Meeus, Jones and Butcher). */
export const easterOf = (year: number): IsoDay => {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const leap = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - leap + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const correction = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const sum = epact + weekday - 7 * correction + 114;
  return `${year}-0${Math.floor(sum / 31)}-${String((sum % 31) + 1).padStart(2, "0")}`;
};

/** National holidays with a fixed date (Lei 662/1949, Lei 6.802/1980), by month and day. */
const FIXED = ["01-01", "04-21", "05-01", "09-07", "10-12", "11-02", "11-15", "12-25"];
/** Consciência Negra is national since 2024 (Lei 14.759/2023). */
const BLACK_AWARENESS = { day: "11-20", since: 2024 };
/**
 * Days from Easter: Carnival Monday and Tuesday, Good Friday, Corpus Christi. Carnival and Corpus Christi are optional for public servants, but
 * banks are closed (Resolução CMN 4.880/2020), so no payment receipt can be dated on them.
 */
const FROM_EASTER = [-48, -47, -2, 60];

const holidaysOf = (year: number): ReadonlySet<IsoDay> => {
  const easter = easterOf(year);
  const fixed = year >= BLACK_AWARENESS.since ? [...FIXED, BLACK_AWARENESS.day] : FIXED;
  return new Set([...fixed.map((day) => `${year}-${day}`), ...FROM_EASTER.map((days) => addDays(easter, days))]);
};

const YEARS_MAX = 200;
const known = new Map<number, ReadonlySet<IsoDay>>();
/** National holidays of a year. Caches them per year, because a reconcile computes thousands of deadlines. */
export const nationalHolidays = (year: number): ReadonlySet<IsoDay> => {
  const seen = known.get(year);
  if (seen) return seen;
  const holidays = holidaysOf(year);
  if (known.size >= YEARS_MAX) known.clear();
  known.set(year, holidays);
  return holidays;
};
