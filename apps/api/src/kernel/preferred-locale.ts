import { DEFAULT_LOCALE, LOCALES, type Locale } from "@emdia/contract/limits.ts";

const languageOf = (tag: string): string => tag.trim().toLowerCase().split("-")[0] ?? "";

/** `en;q=0.8` */
const weightedTag = (part: string): { readonly tag: string; readonly weight: number } => {
  const [tag = "", ...parameters] = part.split(";");
  const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find((value) => value !== undefined);
  return { tag, weight: weight === undefined ? 1 : Number(weight) };
};

/** The supported language that an Accept-Language header prefers. A region is ignored: `en-GB` is en-US. Without one it is Portuguese. */
export const preferredLocale = (header: string | undefined): Locale => {
  const tags = (header ?? "")
    .split(",")
    .map(weightedTag)
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  const found = tags.map(({ tag }) => LOCALES.find((locale) => languageOf(locale) === languageOf(tag)));
  return found.find((locale) => locale !== undefined) ?? DEFAULT_LOCALE;
};
