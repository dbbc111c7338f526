import type { Span } from "./time-left.ts";

const units = ["years", "months", "days"] as const;
type Tell = (unit: (typeof units)[number], count: number) => string;

/** A span in the words of a language; one without any distance is still told in days. */
export const spanWords = (span: Span, { tell, language }: { readonly tell: Tell; readonly language: string }): string => {
  const told = units.filter((unit) => span[unit] > 0);
  const parts = (told.length === 0 ? (["days"] as const) : told).map((unit) => tell(unit, span[unit]));
  return new Intl.ListFormat(language, { type: "conjunction" }).format(parts);
};
