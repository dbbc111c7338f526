/** How the number of a cell is shown, by its number format. */
export type NumberKind = "number" | "day" | "moment" | "time";

const ESCAPE = /_x([0-9a-f]{4})_/gi;

/** Decodes `_x000D_`, by which spreadsheets store characters that XML cannot. */
export const decodeEscapes = (text: string): string =>
  text.includes("_x") ? text.replace(ESCAPE, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))) : text;

const LITERALS = /"[^"]*"|\[[^\]]*\]|\\.|[_*]./g;
const DAY_LETTERS = /[dy]/i;
const MONTH_ONLY = /^m{3,5}$/i;
const TIME_LETTERS = /[hs]/i;
const HOUR_LETTER = /h/i;
const GENERAL = /general/gi;
const ELAPSED = /\[[hms]+\]/i;

/** Classifies a number format such as `dd/mm/yyyy`, without its quoted texts, colours and conditions. */
export const kindOfFormat = (format: string): NumberKind => {
  const [positive = ""] = format.replace(LITERALS, "").replace(GENERAL, "").split(";");
  if (DAY_LETTERS.test(positive) || MONTH_ONLY.test(positive.trim())) return HOUR_LETTER.test(positive) ? "moment" : "day";
  return TIME_LETTERS.test(positive) || ELAPSED.test(format) ? "time" : "number";
};

const ROUNDED_DIGITS = 15;
const decimals = new Intl.NumberFormat("en-US", { useGrouping: false, maximumFractionDigits: 20 });

/** Plain digits with a decimal point: no exponent, no separators, and no digits beyond the 15 that a spreadsheet shows. */
export const numberText = (source: string): string => {
  const value = Number(source);
  if (source === "" || !Number.isFinite(value)) return source;
  if (Number.isInteger(value)) return BigInt(value).toString();
  return decimals.format(Number(value.toPrecision(ROUNDED_DIGITS)));
};

const MS_PER_DAY = 86_400_000;
const MINUTES_PER_DAY = 1_440;
const MINUTES_PER_HOUR = 60;
const DAYS_MAX = 2_958_465;
const FIRST_DAY = { excel: Date.UTC(1899, 11, 30), mac: Date.UTC(1904, 0, 1) };
/** Excel counts 29 February 1900, which did not exist. Earlier days are one less. */
const PHANTOM_DAY = 60;

const timeText = (value: number): string => {
  const minutes = Math.round((value % 1) * MINUTES_PER_DAY);
  const [hour, minute] = [Math.floor(minutes / MINUTES_PER_HOUR), minutes % MINUTES_PER_HOUR];
  return [hour, minute].map((part) => String(part).padStart(2, "0")).join(":");
};

/**
 * Day as YYYY-MM-DD, with its time of day if it has one, or if the format shows that of midnight; time of day as HH:MM. A number outside the calendar
 * remains a number.
 */
export const dateText = (source: string, { kind, is1904 }: { readonly kind: NumberKind; readonly is1904: boolean }): string => {
  const value = Number(source);
  if (source === "" || !(value >= 0 && value <= DAYS_MAX + 1)) return numberText(source);
  if (kind === "time" && value < 1) return timeText(value);
  const minutes = Math.round(value * MINUTES_PER_DAY);
  const whole = Math.floor(minutes / MINUTES_PER_DAY);
  const serial = is1904 || whole >= PHANTOM_DAY ? whole : whole + 1;
  const day = new Date((is1904 ? FIRST_DAY.mac : FIRST_DAY.excel) + serial * MS_PER_DAY).toISOString().slice(0, 10);
  const hasTime = kind === "moment" || minutes % MINUTES_PER_DAY > 0;
  return hasTime ? `${day} ${timeText((minutes % MINUTES_PER_DAY) / MINUTES_PER_DAY)}` : day;
};
