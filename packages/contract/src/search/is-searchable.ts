import { SEARCH_DIGITS_MIN, SEARCH_LETTERS_MIN } from "./limits.ts";

const count = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0;

/** Whether a text is long enough for a search: two letters or four digits. Less would match nearly every row. */
export const isSearchable = (text: string): boolean =>
  count(text, /\p{L}/gu) >= SEARCH_LETTERS_MIN || count(text, /\p{Nd}/gu) >= SEARCH_DIGITS_MIN;
