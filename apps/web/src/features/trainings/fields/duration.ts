// Typed hours as minutes, minutes as hours to type, and typed whole numbers.
const MINUTES_PER_HOUR = 60;
const HUNDREDTHS = 100;
const CLOCK = /^(\d{1,3}):([0-5]\d)$/;
const DECIMAL = /^\d{1,3}([.,]\d{1,2})?$/;

const isEnglish = (language: string): boolean => language.startsWith("en");
const numberOf = (text: string): number => Number(text.replace(",", "."));
const localised = (text: string, language: string): string => (isEnglish(language) ? text : text.replace(".", ","));

/** Typed hours such as `7,5` or `7:30` as minutes; undefined if the text is no duration. An empty text is zero. */
export const minutesFromTyped = (typed: string): number | undefined => {
  const text = typed.trim();
  if (text === "") return 0;
  const [, hours, minutes] = CLOCK.exec(text) ?? [];
  if (hours !== undefined) return Number(hours) * MINUTES_PER_HOUR + Number(minutes);
  return DECIMAL.test(text) ? Math.round(numberOf(text) * MINUTES_PER_HOUR) : undefined;
};

/** Hours with two decimals, which is exact to the minute. */
export const hoursOf = (minutes: number): number => Math.round((minutes / MINUTES_PER_HOUR) * HUNDREDTHS) / HUNDREDTHS;

/** Minutes as hours to type, in the decimal sign of the language. */
export const hoursToType = (minutes: number, language: string): string => localised(String(hoursOf(minutes)), language);

/** Typed whole number within a range; undefined otherwise. */
export const wholeFromTyped = (typed: string, { min, max }: { readonly min: number; readonly max: number }): number | undefined => {
  const text = typed.trim();
  const value = /^\d{1,4}$/.test(text) ? Number(text) : undefined;
  return value !== undefined && value >= min && value <= max ? value : undefined;
};
