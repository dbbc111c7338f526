import type { Span } from "./time-left.ts";

const units = ["years", "months", "days"] as const;
type Tell = (unit: (typeof units)[number], count: number) => string;

/** Formats a span in the screen language; an empty span is shown in days. */
export const spanWords = (span: Span, { tell, language }: { readonly tell: Tell; readonly language: string }): string => {
  const shown = units.filter((unit) => span[unit] > 0);
  const parts = (shown.length === 0 ? (["days"] as const) : shown).map((unit) => tell(unit, span[unit]));
  return new Intl.ListFormat(language, { type: "conjunction" }).format(parts);
};
